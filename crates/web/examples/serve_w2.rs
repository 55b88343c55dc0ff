//! temp
#[tokio::main]
async fn main() {
    let mut config = web::Config::new("/tmp/w2/db.sqlite");
    config.listen = std::net::SocketAddr::from(([127, 0, 0, 1], 8932));
    config.limits = web::Limits::default();
    web::log(false);
    web::serve(config, |at| println!("{at}")).await.unwrap();
}
