//! JSON in which no key is given twice: of two, nobody could say which was meant.

use std::fmt;

use sandtable_session::Json;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number};

/// A value whose objects have every key once.
pub(super) struct StrictJson(pub(super) Json);

impl<'de> Deserialize<'de> for StrictJson {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<StrictJson, D::Error> {
        from.deserialize_any(StrictVisitor)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = StrictJson;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<StrictJson, E> {
        Ok(StrictJson(Json::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<StrictJson, E> {
        Ok(StrictJson(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<StrictJson, E> {
        Ok(StrictJson(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<StrictJson, E> {
        Ok(StrictJson(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<StrictJson, E> {
        Ok(StrictJson(Number::from_f64(value).map_or(Json::Null, Json::Number)))
    }

    fn visit_str<E>(self, value: &str) -> Result<StrictJson, E> {
        Ok(StrictJson(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<StrictJson, A::Error> {
        let mut list = Vec::new();
        while let Some(StrictJson(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(StrictJson(Json::Array(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<StrictJson, A::Error> {
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format!("the key `{key}` is given twice")));
            }
            let StrictJson(value) = entries.next_value()?;
            object.insert(key, value);
        }
        Ok(StrictJson(Json::Object(object)))
    }
}
