//! From where somebody asks. Behind a proxy the address is the proxy's own unless it says whom it speaks for. A household
//! has one IPv4 address but a whole /64 of IPv6, so that counts as one.

use std::fmt::Display;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;

/// The first half of an IPv6 address: the network.
const NETWORK: u128 = !0 << 64;

/// An address, as far as it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

/// Where a request came from, if anybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClientAddress(pub(crate) Option<Address>);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & NETWORK)),
        })
    }
}

impl Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl ClientAddress {
    /// Where the request came from.
    pub(crate) fn of(request: &Request, behind_proxy: bool) -> ClientAddress {
        let forwarded = if behind_proxy { forwarded_for(request.headers()) } else { None };
        let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        ClientAddress(forwarded.or_else(peer).map(Address::from))
    }
}

/// The last address of the list is the one the proxy itself saw. Some proxies write its port too.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let seen = list.rsplit(',').next()?.trim();
    seen.parse().ok().or_else(|| Some(seen.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn address(text: &str) -> Address {
        Address::from(text.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        assert_eq!(address("2001:db8:0:1::1"), address("2001:db8:0:1:ffff::2"));
        assert_ne!(address("2001:db8:0:1::1"), address("2001:db8:0:2::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }

    #[test]
    fn a_proxy_is_believed_only_if_there_is_one() {
        let request =
            |list: &str| Request::get("/").header("x-forwarded-for", list).body(Body::empty()).unwrap();
        let list = "192.0.2.1, 198.51.100.7";
        assert_eq!(ClientAddress::of(&request(list), true), ClientAddress(Some(address("198.51.100.7"))));
        assert_eq!(
            ClientAddress::of(&request("198.51.100.7:4711"), true),
            ClientAddress(Some(address("198.51.100.7")))
        );
        assert_eq!(ClientAddress::of(&request(list), false), ClientAddress(None));
        assert_eq!(ClientAddress::of(&request("somebody"), true), ClientAddress(None));
    }
}
