//! Connections that dawdle, over real sockets on the loopback.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use sandtable_server::{App, Caps, Config, Deadlines, Limits, serve_on};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::app::soon;
use crate::browser::Folder;

const LONG: Duration = Duration::from_hours(1);
const SHORT: Duration = Duration::from_millis(200);
const PATIENT: Deadlines = Deadlines { head: LONG, body: LONG, drain: LONG };

/// A server on a port of its own.
struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    _folder: Folder,
}

impl Server {
    async fn start(deadlines: Deadlines, connections: Option<Caps>) -> Server {
        let folder = Folder::new();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let config = Config::new(folder.database(), sandtable_games::all()).for_tests();
        let limits = Limits { connections, ..config.limits };
        let app = App::open(Config { listen: address, deadlines, limits, ..config }).await.unwrap();
        let (stop, told) = oneshot::channel();
        let running = tokio::spawn(serve_on(Arc::clone(&app), listener, async { told.await.unwrap() }));
        Server { address, stop, running, _folder: folder }
    }

    /// A connection that says this and no more.
    async fn say(&self, text: &str) -> TcpStream {
        self.say_from("127.0.0.1:0", text).await
    }

    /// The same from another address.
    async fn say_elsewhere(&self, text: &str) -> TcpStream {
        self.say_from("127.0.0.2:0", text).await
    }

    async fn say_from(&self, address: &str, text: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(address.parse().unwrap()).unwrap();
        let mut stream = socket.connect(self.address).await.unwrap();
        // It may be closed already.
        let _ = stream.write_all(text.as_bytes()).await;
        stream
    }
}

/// All that comes until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    // A connection that is reset is closed as well.
    let _ = soon(stream.read_to_end(&mut all)).await;
    String::from_utf8(all).unwrap()
}

const HALF_A_HEAD: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: ";
const HALF_A_FORM: &str = "POST /name HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\
    Content-Type: application/x-www-form-urlencoded\r\n\r\nname=";
const WHOLE: &str = "GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn whoever_does_not_say_what_they_want_is_hung_up_on() {
    let server = Server::start(Deadlines { head: SHORT, ..PATIENT }, None).await;
    let slow = [server.say("").await, server.say(HALF_A_HEAD).await];
    for stream in slow {
        assert!(!rest(stream).await.contains("200 OK"));
    }
    let idle = server.say(&WHOLE.replace("Connection: close\r\n", "")).await;
    assert!(rest(idle).await.contains("200 OK"), "an answered request came in time");
}

#[tokio::test]
async fn a_form_that_does_not_come_is_given_up() {
    let server = Server::start(Deadlines { body: SHORT, ..PATIENT }, None).await;
    let answer = rest(server.say(HALF_A_FORM).await).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let server = Server::start(PATIENT, Some(Caps { per_address: 4, total: 8 })).await;
    let mut slow = Vec::new();
    for _ in 0..20 {
        slow.push(server.say("").await);
    }
    let refused = slow.split_off(4);
    for stream in refused {
        assert_eq!(rest(stream).await, "", "closed without a word");
    }
    let metrics = rest(server.say_elsewhere(&WHOLE.replace("/health/live", "/metrics")).await).await;
    assert!(metrics.contains("200 OK"), "others are served");
    assert!(metrics.contains("sandtable_refused_connections_total 16"), "{metrics}");
    drop(slow);
    soon(async { while !rest(server.say(WHOLE).await).await.contains("200 OK") {} }).await;
}

#[tokio::test]
async fn twenty_addresses_together_cannot_take_all_connections() {
    let server = Server::start(PATIENT, Some(Caps { per_address: 4, total: 64 })).await;
    let mut slow = Vec::new();
    for host in 1..=20 {
        for _ in 0..4 {
            slow.push(server.say_from(&format!("127.0.0.{host}:0"), HALF_A_HEAD).await);
        }
    }
    assert!(rest(server.say_from("127.0.1.1:0", WHOLE).await).await.contains("200 OK"));
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_does_so() {
    let server = Server::start(Deadlines { drain: SHORT, ..PATIENT }, None).await;
    let slow = [server.say("").await, server.say(HALF_A_HEAD).await, server.say(HALF_A_FORM).await];
    assert!(rest(server.say(WHOLE).await).await.contains("200 OK"), "all have been accepted before");
    server.stop.send(()).unwrap();
    soon(server.running).await.unwrap();
    for stream in slow {
        assert!(!rest(stream).await.contains("200 OK"));
    }
}
