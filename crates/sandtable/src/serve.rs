//! `sandtable serve`, and `sandtable` alone: the tables in the browser.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use sandtable_board::Package;
use sandtable_core::Message;
use sandtable_server::{Config, Limits, Upkeep};

use crate::keeping;
use crate::program::Program;

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    #[arg(long = "secret-file", value_name = "FILE")]
    secret_file: Option<PathBuf>,
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
    #[arg(long = "expire-days", value_name = "DAYS")]
    expire_days: Option<u32>,
    #[arg(long = "tables-per-guest", value_name = "NUMBER")]
    tables_per_guest: Option<u32>,
    #[arg(long = "tables-per-address", value_name = "NUMBER")]
    tables_per_address: Option<u32>,
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
        upkeep: upkeep(args, usual.upkeep),
        secret_file: args.secret_file.clone(),
        bots: args.thinkers.unwrap_or(usual.bots),
        ..usual
    })
}

/// What is asked for; `--no-limits` lifts the caps that are not named.
fn upkeep(args: &Args, usual: Upkeep) -> Upkeep {
    let usual = if args.no_limits { Upkeep { expiry: usual.expiry, ..Upkeep::default() } } else { usual };
    let days = |days: u32| (days > 0).then(|| Duration::from_hours(24 * u64::from(days)));
    Upkeep {
        tables_per_guest: args.tables_per_guest.or(usual.tables_per_guest),
        tables_per_address: args.tables_per_address.or(usual.tables_per_address),
        expiry: args.expire_days.map_or(usual.expiry, days),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn caps_and_expiry_are_as_asked() {
        let usual = Upkeep::USUAL;
        assert_eq!(upkeep(&Args::default(), usual), usual);
        let lifted = upkeep(&Args { no_limits: true, tables_per_guest: Some(3), ..Args::default() }, usual);
        let expected = Upkeep { tables_per_guest: Some(3), tables_per_address: None, expiry: usual.expiry };
        assert_eq!(lifted, expected);
        assert_eq!(upkeep(&Args { expire_days: Some(0), ..Args::default() }, usual).expiry, None);
        let week = upkeep(&Args { expire_days: Some(7), ..Args::default() }, usual).expiry;
        assert_eq!(week, Some(Duration::from_hours(168)));
    }
}
