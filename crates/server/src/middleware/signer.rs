//! Whatever must be ours and not forged is signed, with a key of its own for each purpose, all of them made from the server's
//! current secret. What an older secret signed is accepted, and a cookie is then replaced. Cookies are signed by the `cookie`
//! crate; cookies of its predecessor are accepted and replaced too.

use blake3::Hash;
use cookie::{Cookie, CookieJar, Key};
use sandtable_store::Secrets;

/// The name of our cookie.
pub(crate) const COOKIE_NAME: &str = "sandtable";

/// The keys of all secrets, those of the current one first.
pub(crate) struct Signer(Vec<Keys>);

/// Keys for each purpose.
struct Keys {
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
    pub(crate) fn new(secrets: &Secrets) -> Signer {
        Signer(secrets.iter().map(|secret| Keys::new(&secret.0)).collect())
    }

    /// The cookie of a guest, signed.
    pub(crate) fn sign(&self, cookie: Cookie<'static>) -> Cookie<'static> {
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.current().cookies).add(cookie);
        jar.iter().next().cloned().expect("one was added")
    }

    /// The guest whom the value of a cookie names, if we signed it.
    pub(crate) fn guest(&self, value: &str) -> Option<CookieGuest> {
        let signed = self.0.iter().enumerate().find_map(|(age, keys)| Some((age, keys.guest(value)?)));
        let signed = signed.map(|(age, id)| CookieGuest { id, is_old: age > 0 });
        signed.or_else(|| self.old_guest(value))
    }

    /// The same for a cookie as it was signed before: `<id>.<mac>`.
    fn old_guest(&self, value: &str) -> Option<CookieGuest> {
        let (guest, given) = value.split_once('.')?;
        let given = Hash::from_hex(given).ok()?;
        // The comparison of hashes takes the same time wherever they differ.
        let is_ours = self.0.iter().any(|keys| given == mac(&keys.old_cookies, guest));
        is_ours.then(|| CookieGuest { id: guest.to_owned(), is_old: true })
    }

    /// What the forms of a guest carry.
    pub(crate) fn form_token(&self, guest: &str) -> String {
        mac(&self.current().forms, guest).to_hex().to_string()
    }

    /// Is this what the forms of the guest carry?
    pub(crate) fn is_form_token(&self, guest: &str, token: &str) -> bool {
        Hash::from_hex(token).is_ok_and(|given| self.0.iter().any(|keys| given == mac(&keys.forms, guest)))
    }

    fn current(&self) -> &Keys {
        &self.0[0]
    }
}

impl Keys {
    fn new(secret: &[u8; 32]) -> Keys {
        let key = |purpose: &str| blake3::derive_key(purpose, secret);
        Keys {
            cookies: Key::derive_from(&key("sandtable web: guest cookies, version 2")),
            old_cookies: key("sandtable web: guest cookies, version 1"),
            forms: key("sandtable web: form tokens, version 1"),
        }
    }

    fn guest(&self, value: &str) -> Option<String> {
        let mut jar = CookieJar::new();
        jar.add_original(Cookie::new(COOKIE_NAME, value.to_owned()));
        jar.signed(&self.cookies).get(COOKIE_NAME).map(|cookie| cookie.value().to_owned())
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
    use sandtable_store::Secret;

    use super::*;

    /// Keys of these secrets, the current one first.
    fn signer_of(secrets: &[u8]) -> Signer {
        let mut secrets = secrets.iter().map(|&byte| Secret([byte; 32]));
        Signer::new(&Secrets { current: secrets.next().unwrap(), old: secrets.collect() })
    }

    #[test]
    fn what_an_older_secret_signed_is_good_until_it_is_dropped() {
        let (before, rotated, dropped) = (signer_of(&[1]), signer_of(&[2, 1]), signer_of(&[2]));
        let (old, new) = (cookie(&before, "ada"), cookie(&rotated, "ada"));
        let guest = |is_old| Some(CookieGuest { id: "ada".to_owned(), is_old });
        assert_eq!((rotated.guest(&old), rotated.guest(&new)), (guest(true), guest(false)));
        assert_eq!((dropped.guest(&old), dropped.guest(&new)), (None, guest(false)));
        assert_eq!(rotated.guest(&old.replace("ada", "bob")), None);
        let form = before.form_token("ada");
        assert!(rotated.is_form_token("ada", &form) && !dropped.is_form_token("ada", &form));
        assert!(!rotated.is_form_token("bob", &form));
        assert!(dropped.is_form_token("ada", &rotated.form_token("ada")));
    }

    fn cookie(signer: &Signer, guest: &str) -> String {
        signer.sign(Cookie::new(COOKIE_NAME, guest.to_owned())).value().to_owned()
    }

    #[test]
    fn a_cookie_names_its_guest_and_nobody_else() {
        let signer = signer_of(&[1]);
        let value = cookie(&signer, "ada");
        assert_eq!(signer.guest(&value), Some(CookieGuest { id: "ada".to_owned(), is_old: false }));
        assert_eq!(signer_of(&[2]).guest(&value), None, "another server's");
        assert_eq!(signer.guest(&value.replace("ada", "bob")), None);
        for bad in ["", ".", "ada", "ada.", "ada.00", &value[..value.len() - 1], &value[1..]] {
            assert_eq!(signer.guest(bad), None, "{bad}");
        }
    }

    /// Both were made by the program before it used the `cookie` crate.
    #[test]
    fn an_old_cookie_is_still_good() {
        let signer = signer_of(&[1]);
        let key = blake3::derive_key("sandtable web: guest cookies, version 1", &[1; 32]);
        let value = format!("ada.{}", blake3::keyed_hash(&key, b"ada").to_hex());
        assert_eq!(signer.guest(&value), Some(CookieGuest { id: "ada".to_owned(), is_old: true }));
        assert_eq!(signer.guest(&value.replace("ada", "bob")), None);
        assert_eq!(signer_of(&[2]).guest(&value), None);
    }

    #[test]
    fn tokens_differ_by_purpose_and_guest() {
        let signer = signer_of(&[1]);
        let token = signer.form_token("ada");
        assert!(signer.is_form_token("ada", &token));
        assert!(!signer.is_form_token("bob", &token));
        assert!(!signer.is_form_token("ada", ""));
        assert!(!cookie(&signer, "ada").contains(&token));
    }
}
