//! Where the tables of `sandtable serve` are kept, `backup`, `restore`, `export` of them, and `rotate-secret`.

use std::future::Future;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use sandtable_core::Message;
use sandtable_store::{ServerLock, Store};
use tokio::io::{AsyncRead, AsyncReadExt};

use crate::program::Program;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    copy: PathBuf,
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
}

#[derive(clap::Args)]
pub(crate) struct ExportArgs {
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
}

#[derive(clap::Args)]
pub(crate) struct RotateArgs {
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    #[arg(long = "secret-file", value_name = "FILE")]
    secret_file: Option<PathBuf>,
    #[arg(long = "drop-old")]
    drop_old: bool,
}

/// The database asked for, or else the file in the user's own folder, which is made if it is not there.
pub(crate) fn database(asked: Option<&str>) -> Result<String> {
    if let Some(asked) = asked {
        return Ok(asked.to_owned());
    }
    let folder = folder().context("no folder for your data is known; name a file with `--database`")?;
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make `{}`", folder.display()))?;
    let file = folder.join("tables.db");
    Ok(file.to_str().with_context(|| format!("`{}` is not UTF-8", file.display()))?.to_owned())
}

/// Where the system wants the data of programs.
fn folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = |rest: &str| set("HOME").map(|home| home.join(rest));
    let folder = match std::env::consts::OS {
        "windows" => set("APPDATA"),
        "macos" => home("Library/Application Support"),
        _ => set("XDG_DATA_HOME").or_else(|| home(".local/share")),
    };
    folder.map(|folder| folder.join("sandtable"))
}

pub(crate) fn backup(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    with_store(args.database.as_deref(), async |store| Ok(store.backup(&args.copy).await?))?;
    say(program, out, &Message::new("sandtable-backed-up").with("file", args.copy.display().to_string()))
}

pub(crate) fn restore(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let rows =
        with_store(args.database.as_deref(), async |store| Ok(store.restore_file(&args.copy).await?))?;
    say(program, out, &Message::new("sandtable-restored").with("rows", rows as i64))
}

/// A server that runs would go on with the secrets it has read.
pub(crate) fn rotate_secret(args: &RotateArgs, program: &Program, out: &mut impl Write) -> Result<bool> {
    let _lock = ServerLock::take(&database(args.database.as_deref())?)?;
    let file = args.secret_file.as_deref();
    let message = with_store(args.database.as_deref(), async |store| {
        if args.drop_old {
            let seats = store.drop_old_secrets(file).await?;
            return Ok(Message::new("sandtable-secrets-dropped").with("seats", seats as i64));
        }
        store.rotate_secret(file).await?;
        Ok(Message::new("sandtable-secret-rotated"))
    })?;
    say(program, out, &message)
}

pub(crate) fn export(args: &ExportArgs, out: &mut impl Write) -> Result<bool> {
    with_store(args.database.as_deref(), async |store| {
        let (mut lines, printed) = tokio::io::duplex(64 * 1024);
        let written = async {
            let written = store.export(&mut lines).await;
            drop(lines);
            written
        };
        let (written, printed) = tokio::join!(written, print(printed, out));
        printed?;
        Ok(written?)
    })?;
    Ok(true)
}

async fn print(mut lines: impl AsyncRead + Unpin, out: &mut impl Write) -> Result<()> {
    let mut part = vec![0; 64 * 1024];
    loop {
        match lines.read(&mut part).await? {
            0 => return Ok(()),
            length => out.write_all(&part[..length])?,
        }
    }
}

fn with_store<T>(asked: Option<&str>, work: impl AsyncFnOnce(&Store) -> Result<T>) -> Result<T> {
    let database = database(asked)?;
    on_threads(async {
        let store = Store::open(&database).await?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}

fn on_threads<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new().context("cannot start threads")?.block_on(work)
}

fn say(program: &Program, out: &mut impl Write, message: &Message) -> Result<bool> {
    writeln!(out, "{}", program.say(message))?;
    Ok(true)
}
