//! The secrets of the server: shared, moved to a file, never made where they would cost somebody a seat, rotated.

use std::path::{Path, PathBuf};

use sandtable_store::testing::TestDatabase;
use sandtable_store::{NewSeat, NewTable, Secret, Store, Token};

use crate::{guest, new_table};

both! {
    nodes_share_the_secret, secrets_are_not_printed, the_secret_moves_to_a_file, a_new_secret_is_refused_where_tables_are,
    a_strange_file_is_refused, an_old_secret_stays_good_until_it_is_dropped,
}

async fn nodes_share_the_secret(database: TestDatabase) {
    let (one, other) = (database.open().await, database.open().await);
    let (here, there) = tokio::join!(one.secrets(None), other.secrets(None));
    let secrets = here.unwrap();
    assert_eq!(there.unwrap(), secrets);
    assert_ne!(secrets.current, Secret([0; 32]));
    assert_eq!(database.open().await.secrets(None).await.unwrap(), secrets);
}

async fn secrets_are_not_printed(database: TestDatabase) {
    let store = database.open().await;
    let secrets = store.secrets(None).await.unwrap();
    store.create(&new_table("t1")).await.unwrap();
    let shown = format!("{:?} {secrets:?}", store.table("t1").await.unwrap());
    assert!(shown.contains("dice_key: Secret(..)") && shown.contains("current: Secret(..)"), "{shown}");
}

fn secret_file(database: &TestDatabase) -> PathBuf {
    database.folder().join("secret")
}

/// Everything that is stored, as text.
async fn exported(store: &Store) -> String {
    let mut text = Vec::new();
    store.export(&mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

async fn refusal(store: &Store, file: Option<&Path>) -> String {
    store.secrets(file).await.unwrap_err().to_string()
}

async fn the_secret_moves_to_a_file(database: TestDatabase) {
    let store = database.open().await;
    let secrets = store.secrets(None).await.unwrap();
    store.create(&new_table("t1")).await.unwrap();
    let file = secret_file(&database);
    assert_eq!(store.secrets(Some(&file)).await.unwrap(), secrets, "nobody loses a seat");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(!exported(&store).await.contains(text.trim()), "the database has it no longer");
    assert_eq!(database.open().await.secrets(Some(&file)).await.unwrap(), secrets);
    let why = refusal(&store, None).await;
    assert_eq!(why, "the secret of this database is in a file: name it with `--secret-file`");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

async fn a_new_secret_is_refused_where_tables_are(database: TestDatabase) {
    let store = database.open().await;
    let file = secret_file(&database);
    let secrets = store.secrets(Some(&file)).await.unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_ne!(store.secrets(Some(&file)).await.unwrap(), secrets, "nothing was lost with it");
    store.create(&new_table("t1")).await.unwrap();
    std::fs::remove_file(&file).unwrap();
    let why = refusal(&store, Some(&file)).await;
    assert!(why.contains("is not there; with another secret everybody would lose their seats"), "{why}");
    assert!(!file.exists());
    database.execute(&["DELETE FROM house WHERE name = 'secret'"]).await;
    let why = refusal(&store, None).await;
    assert!(why.contains("its secret is gone"), "{why}");
}

async fn a_strange_file_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let secrets = store.secrets(None).await.unwrap();
    store.create(&new_table("t1")).await.unwrap();
    let file = secret_file(&database);
    for (text, why) in [
        ("a letter", "should be 64 hex digits"),
        ("", "there should be a secret"),
        (&"ab".repeat(32), "its secret is not the one in"),
    ] {
        std::fs::write(&file, text).unwrap();
        let refused = refusal(&store, Some(&file)).await;
        assert!(refused.contains(why), "{refused}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
        assert_eq!(store.secrets(None).await.unwrap(), secrets);
    }
}

async fn an_old_secret_stays_good_until_it_is_dropped(database: TestDatabase) {
    for file in [None, Some(secret_file(&database))] {
        let file = file.as_deref();
        let store = database.open().await;
        let before = store.secrets(file).await.unwrap();
        let id = if file.is_some() { "t2" } else { "t1" };
        let link = Token::of_seat(&before.current, id, 0, 0);
        let seat = NewSeat { owner: guest("ann"), token: Some(link.hash()) };
        store.create(&NewTable { seats: vec![seat], ..new_table(id) }).await.unwrap();
        store.rotate_secret(file).await.unwrap();
        let after = store.secrets(file).await.unwrap();
        assert_ne!(after.current, before.current);
        assert!(after.old.contains(&before.current));
        let hash = store.table(id).await.unwrap().seats[0].token.clone();
        assert_eq!(after.seat_token(id, 0, 0, hash.as_ref()), link, "the link that was given out is shown");
        assert!(store.drop_old_secrets(file).await.unwrap() > 0);
        let last = store.secrets(file).await.unwrap();
        assert_eq!((last.current, last.old.len()), (after.current, 0));
        assert_eq!(
            store.seat_by_token(&link.hash()).await.unwrap(),
            None,
            "who knew the old secret knew the link"
        );
        let new = Token::of_seat(&last.current, id, 0, 0);
        assert_eq!(store.seat_by_token(&new.hash()).await.unwrap(), Some((id.to_owned(), 0)));
        assert_eq!(store.drop_old_secrets(file).await.unwrap(), 0);
    }
}
