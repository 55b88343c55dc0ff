//! The server's seal: everything that must be ours and not forged is a keyed hash with a key of its own, all of them
//! made from the one secret the store keeps.

use blake3::Hash;

/// Keys for each purpose.
pub(crate) struct Seal {
    cookies: [u8; 32],
    forms: [u8; 32],
}

impl Seal {
    pub(crate) fn new(secret: &[u8; 32]) -> Seal {
        let key = |purpose: &str| blake3::derive_key(purpose, secret);
        Seal {
            cookies: key("sandtable web: guest cookies, version 1"),
            forms: key("sandtable web: form tokens, version 1"),
        }
    }

    /// The cookie of a guest: `<id>.<mac>`.
    pub(crate) fn cookie(&self, guest: &str) -> String {
        format!("{guest}.{}", mac(&self.cookies, guest))
    }

    /// The guest a cookie names, if we made it.
    pub(crate) fn guest<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (guest, given) = cookie.split_once('.')?;
        // The comparison of hashes takes the same time wherever they differ.
        let is_ours = Hash::from_hex(given).ok()? == mac(&self.cookies, guest);
        is_ours.then_some(guest)
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

    #[test]
    fn a_cookie_names_its_guest_and_nobody_else() {
        let seal = Seal::new(&[1; 32]);
        let cookie = seal.cookie("ada");
        assert_eq!(seal.guest(&cookie), Some("ada"));
        assert_eq!(Seal::new(&[2; 32]).guest(&cookie), None, "another server's");
        assert_eq!(seal.guest(&cookie.replace("ada", "bob")), None);
        for bad in ["", ".", "ada", "ada.", "ada.00", &cookie[..cookie.len() - 1]] {
            assert_eq!(seal.guest(bad), None, "{bad}");
        }
    }

    #[test]
    fn tokens_differ_by_purpose_and_guest() {
        let seal = Seal::new(&[1; 32]);
        let token = seal.form_token("ada");
        assert!(seal.is_form_token("ada", &token));
        assert!(!seal.is_form_token("bob", &token));
        assert!(!seal.is_form_token("ada", ""));
        assert!(!seal.cookie("ada").contains(&token));
    }
}
