//! Whatever must be ours and not forged is signed, with a key of its own for each purpose, all of them made from the one
//! secret the store has. Cookies are signed by the `cookie` crate; cookies of its predecessor are accepted and replaced.

use blake3::Hash;
use cookie::{Cookie, CookieJar, Key};

/// The name of our cookie.
pub(crate) const COOKIE_NAME: &str = "sandtable";

/// Keys for each purpose.
pub(crate) struct Signer {
    cookies: Key,
    old_cookies: [u8; 32],
    forms: [u8; 32],
}

/// Whom a cookie names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CookieGuest {
    pub(crate) id: String,
    /// Was it signed the old way? Then it is to be replaced.
    pub(crate) is_old: bool,
}

impl Signer {
    pub(crate) fn new(secret: &[u8; 32]) -> Signer {
        let key = |purpose: &str| blake3::derive_key(purpose, secret);
        Signer {
            cookies: Key::derive_from(&key("sandtable web: guest cookies, version 2")),
            old_cookies: key("sandtable web: guest cookies, version 1"),
            forms: key("sandtable web: form tokens, version 1"),
        }
    }

    /// The cookie of a guest, signed.
    pub(crate) fn sign(&self, cookie: Cookie<'static>) -> Cookie<'static> {
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.cookies).add(cookie);
        jar.iter().next().cloned().expect("one was added")
    }

    /// The guest whom the value of a cookie names, if we signed it.
    pub(crate) fn guest(&self, value: &str) -> Option<CookieGuest> {
        let mut jar = CookieJar::new();
        jar.add_original(Cookie::new(COOKIE_NAME, value.to_owned()));
        let signed = jar.signed(&self.cookies).get(COOKIE_NAME);
        let signed = signed.map(|cookie| CookieGuest { id: cookie.value().to_owned(), is_old: false });
        signed.or_else(|| self.old_guest(value))
    }

    /// The same for a cookie as it was signed before: `<id>.<mac>`.
    fn old_guest(&self, value: &str) -> Option<CookieGuest> {
        let (guest, given) = value.split_once('.')?;
        // The comparison of hashes takes the same time wherever they differ.
        let is_ours = Hash::from_hex(given).ok()? == mac(&self.old_cookies, guest);
        is_ours.then(|| CookieGuest { id: guest.to_owned(), is_old: true })
    }

    /// What the forms of a guest carry.
    pub(crate) fn form_token(&self, guest: &str) -> String {
        mac(&self.forms, guest).to_hex().to_string()
    }

    /// Is this what the forms of the guest carry?
    pub(crate) fn is_form_token(&self, guest: &str, token: &str) -> bool {
        Hash::from_hex(token).is_ok_and(|given| given == mac(&self.forms, guest))
    }
}

fn mac(key: &[u8; 32], text: &str) -> Hash {
    blake3::keyed_hash(key, text.as_bytes())
}

/// An id nobody can guess: 16 hexadecimal digits.
pub(crate) fn fresh_id() -> String {
    format!("{:016x}", u64::from_le_bytes(random()))
}

/// Bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookie(signer: &Signer, guest: &str) -> String {
        signer.sign(Cookie::new(COOKIE_NAME, guest.to_owned())).value().to_owned()
    }

    #[test]
    fn a_cookie_names_its_guest_and_nobody_else() {
        let signer = Signer::new(&[1; 32]);
        let value = cookie(&signer, "ada");
        assert_eq!(signer.guest(&value), Some(CookieGuest { id: "ada".to_owned(), is_old: false }));
        assert_eq!(Signer::new(&[2; 32]).guest(&value), None, "another server's");
        assert_eq!(signer.guest(&value.replace("ada", "bob")), None);
        for bad in ["", ".", "ada", "ada.", "ada.00", &value[..value.len() - 1], &value[1..]] {
            assert_eq!(signer.guest(bad), None, "{bad}");
        }
    }

    /// Both were made by the program before it used the `cookie` crate.
    #[test]
    fn an_old_cookie_is_still_good() {
        let signer = Signer::new(&[1; 32]);
        let key = blake3::derive_key("sandtable web: guest cookies, version 1", &[1; 32]);
        let value = format!("ada.{}", blake3::keyed_hash(&key, b"ada").to_hex());
        assert_eq!(signer.guest(&value), Some(CookieGuest { id: "ada".to_owned(), is_old: true }));
        assert_eq!(signer.guest(&value.replace("ada", "bob")), None);
        assert_eq!(Signer::new(&[2; 32]).guest(&value), None);
    }

    #[test]
    fn tokens_differ_by_purpose_and_guest() {
        let signer = Signer::new(&[1; 32]);
        let token = signer.form_token("ada");
        assert!(signer.is_form_token("ada", &token));
        assert!(!signer.is_form_token("bob", &token));
        assert!(!signer.is_form_token("ada", ""));
        assert!(!cookie(&signer, "ada").contains(&token));
    }
}
