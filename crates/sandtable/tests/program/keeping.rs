//! Where tables are kept: one server per file, the secret in a file of its own, a new secret.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::Folder;

/// A server on `tables.db` of a folder; it ends with the value.
struct Server(Child);

impl Server {
    /// Starts it and waits until it says where it listens.
    fn start(folder: &Folder, more: &[&str]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["serve", "--port", "0", "--database", "tables.db"])
            .args(more)
            .current_dir(&folder.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        assert!(line.contains("http://"), "{line}");
        Server(process)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for args in [
        &["serve", "--port", "0", "--database", "./tables.db"][..],
        &["rotate-secret", "--database", "tables.db"],
    ] {
        let second = folder.run(args, "");
        assert_eq!(second.code, Some(2), "{}", second.out);
        let why = format!("tables.db` is served by process {} already", server.0.id());
        assert!(second.err.contains(&why), "{}", second.err);
        assert!(
            second.err.contains("one file has one server, several can share PostgreSQL"),
            "{}",
            second.err
        );
    }
    let backup = folder.run(&["backup", "copy.db", "--database", "tables.db"], "");
    assert_eq!(backup.code, Some(0), "a backup is made meanwhile: {}", backup.err);
    drop(server);
    drop(Server::start(&folder, &[]));
}

#[test]
fn the_secret_moves_to_a_file_and_is_rotated() {
    let folder = Folder::new();
    drop(Server::start(&folder, &[]));
    let exported = folder.run(&["export", "--database", "tables.db"], "").out;
    drop(Server::start(&folder, &["--secret-file", "secret"]));
    let secret = folder.read("secret");
    assert!(exported.contains(secret.trim()), "it is the one the database had");
    assert!(!folder.run(&["export", "--database", "tables.db"], "").out.contains(secret.trim()));
    let refused = folder.run(&["serve", "--port", "0", "--database", "tables.db"], "");
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("name it with `--secret-file`"), "{}", refused.err);
    let rotate = ["rotate-secret", "--database", "tables.db", "--secret-file", "secret"];
    let rotated = folder.run(&rotate, "");
    assert!(rotated.out.contains("There is a new secret"), "{} {}", rotated.out, rotated.err);
    let both = folder.read("secret");
    assert_eq!(both.lines().count(), 2);
    assert!(both.ends_with(&secret), "the old one is kept behind the new one");
    let dropped = folder.run(&[&rotate[..], &["--drop-old"]].concat(), "");
    assert!(dropped.out.contains("Only the current secret is accepted"), "{} {}", dropped.out, dropped.err);
    assert_eq!(folder.read("secret").lines().collect::<Vec<_>>(), [both.lines().next().unwrap()]);
}
