//! `sandtable serve`, and `sandtable` alone: the tables in the browser.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result};
use sandtable_board::Package;
use sandtable_core::Message;
use sandtable_server::{Config, Limits};

use crate::keeping;
use crate::program::Program;

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    #[arg(long, value_name = "ADDRESS")]
    host: Option<IpAddr>,
    #[arg(long = "public-url", value_name = "URL")]
    public_url: Option<String>,
    #[arg(long = "behind-proxy")]
    behind_proxy: bool,
    #[arg(long = "no-limits")]
    no_limits: bool,
    #[arg(long, value_name = "NUMBER")]
    thinkers: Option<usize>,
    #[arg(long = "log-json")]
    log_json: bool,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    sandtable_server::log(args.log_json);
    let config = config(args, program.packages())?;
    let public = config.public_url.clone();
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(sandtable_server::serve(config, |address| {
        let url = public.unwrap_or_else(|| format!("http://{address}"));
        let line = program.say(&Message::new("sandtable-serving").with("url", url));
        // Without anybody to read the address, the tables are served all the same.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }))?;
    Ok(true)
}

fn config(args: &Args, packages: &'static [Package]) -> Result<Config> {
    let usual = Config::new(keeping::database(args.database.as_deref())?, packages);
    let listen =
        SocketAddr::new(args.host.unwrap_or(usual.listen.ip()), args.port.unwrap_or(usual.listen.port()));
    let limits = if args.no_limits { Limits::default() } else { usual.limits };
    Ok(Config {
        listen,
        public_url: args.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned()),
        limits: Limits { behind_proxy: args.behind_proxy, ..limits },
        bots: args.thinkers.unwrap_or(usual.bots),
        ..usual
    })
}
