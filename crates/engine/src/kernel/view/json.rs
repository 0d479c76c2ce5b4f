//! Writes values as JSON, byte for byte as `serde_json` does. Views consist of many short fields, whose names are written
//! here without looking for characters to escape.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Error;

type Result = std::result::Result<(), Error>;

/// Writes a value at the end of a text.
pub(crate) fn write<T: Serialize + ?Sized>(out: &mut Vec<u8>, value: &T) -> Result {
    value.serialize(Json(out))
}

struct Json<'o>(&'o mut Vec<u8>);

/// A list or an object that is not complete yet.
struct Open<'o> {
    out: &'o mut Vec<u8>,
    end: &'static [u8],
}

impl<'o> Json<'o> {
    fn digits(self, n: u64) -> Result {
        match n {
            0..10 => self.0.push(b'0' + n as u8),
            10..100 => {
                let digits = [b'0' + (n / 10) as u8, b'0' + (n % 10) as u8];
                self.0.extend_from_slice(&digits);
            }
            100.. => {
                let mut digits = [0; 20];
                let (mut at, mut left) = (digits.len(), n);
                while left > 0 {
                    at -= 1;
                    digits[at] = b'0' + (left % 10) as u8;
                    left /= 10;
                }
                self.0.extend_from_slice(&digits[at..]);
            }
        }
        Ok(())
    }

    fn null(self) -> Result {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    fn open(self, start: u8, end: &'static [u8]) -> Open<'o> {
        self.0.push(start);
        Open { out: self.0, end }
    }

    /// Starts an object with one field, the variant of an enum.
    fn variant(&mut self, variant: &'static str) {
        self.0.push(b'{');
        name(self.0, variant);
    }
}

/// Writes the name of a field. Names in Rust need no escapes.
#[inline]
fn name(out: &mut Vec<u8>, name: &'static str) {
    out.reserve(name.len() + 3);
    out.push(b'"');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

impl Open<'_> {
    /// Separates an item from the one before. No complete value ends with an opening bracket.
    #[inline]
    fn comma(&mut self) {
        if !matches!(self.out.last(), Some(b'[' | b'{')) {
            self.out.push(b',');
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.comma();
        value.serialize(Json(self.out))
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result {
        self.comma();
        name(self.out, key);
        value.serialize(Json(self.out))
    }

    fn close(self) -> Result {
        self.out.extend_from_slice(self.end);
        Ok(())
    }
}

impl<'o> Serializer for Json<'o> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'o>;
    type SerializeTuple = Open<'o>;
    type SerializeTupleStruct = Open<'o>;
    type SerializeTupleVariant = Open<'o>;
    type SerializeMap = Open<'o>;
    type SerializeStruct = Open<'o>;
    type SerializeStructVariant = Open<'o>;

    fn serialize_bool(self, b: bool) -> Result {
        let text: &[u8] = if b { b"true" } else { b"false" };
        self.0.extend_from_slice(text);
        Ok(())
    }
    fn serialize_i8(self, n: i8) -> Result {
        self.serialize_i64(n.into())
    }
    fn serialize_i16(self, n: i16) -> Result {
        self.serialize_i64(n.into())
    }
    fn serialize_i32(self, n: i32) -> Result {
        self.serialize_i64(n.into())
    }
    fn serialize_i64(self, n: i64) -> Result {
        if n < 0 {
            self.0.push(b'-');
        }
        self.digits(n.unsigned_abs())
    }
    fn serialize_u8(self, n: u8) -> Result {
        self.digits(n.into())
    }
    fn serialize_u16(self, n: u16) -> Result {
        self.digits(n.into())
    }
    fn serialize_u32(self, n: u32) -> Result {
        self.digits(n.into())
    }
    fn serialize_u64(self, n: u64) -> Result {
        self.digits(n)
    }
    fn serialize_f32(self, n: f32) -> Result {
        serde_json::to_writer(self.0, &n)
    }
    fn serialize_f64(self, n: f64) -> Result {
        serde_json::to_writer(self.0, &n)
    }
    fn serialize_char(self, c: char) -> Result {
        self.serialize_str(c.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, text: &str) -> Result {
        let plain = |b: u8| b >= b' ' && b != b'"' && b != b'\\';
        if !text.bytes().all(plain) {
            return serde_json::to_writer(self.0, text);
        }
        self.0.push(b'"');
        self.0.extend_from_slice(text.as_bytes());
        self.0.push(b'"');
        Ok(())
    }
    fn serialize_bytes(self, bytes: &[u8]) -> Result {
        self.collect_seq(bytes)
    }
    fn serialize_none(self) -> Result {
        self.null()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result {
        self.null()
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.null()
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        self.serialize_str(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        self.variant(variant);
        value.serialize(Json(self.0))?;
        self.0.push(b'}');
        Ok(())
    }
    fn serialize_seq(self, _: Option<usize>) -> std::result::Result<Open<'o>, Error> {
        Ok(self.open(b'[', b"]"))
    }
    fn serialize_tuple(self, _: usize) -> std::result::Result<Open<'o>, Error> {
        Ok(self.open(b'[', b"]"))
    }
    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> std::result::Result<Open<'o>, Error> {
        Ok(self.open(b'[', b"]"))
    }
    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> std::result::Result<Open<'o>, Error> {
        self.variant(variant);
        Ok(self.open(b'[', b"]}"))
    }
    fn serialize_map(self, _: Option<usize>) -> std::result::Result<Open<'o>, Error> {
        Ok(self.open(b'{', b"}"))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> std::result::Result<Open<'o>, Error> {
        Ok(self.open(b'{', b"}"))
    }
    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> std::result::Result<Open<'o>, Error> {
        self.variant(variant);
        Ok(self.open(b'{', b"}}"))
    }
}

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        self.comma();
        let start = self.out.len();
        key.serialize(Json(self.out))?;
        // Numbers become texts.
        if self.out[start] != b'"' {
            self.out.insert(start, b'"');
            self.out.push(b'"');
        }
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.out.push(b':');
        value.serialize(Json(self.out))
    }
    fn end(self) -> Result {
        self.close()
    }
}

macro_rules! with_items {
    ($($kind:ident: $item:ident),+ $(,)?) => {$(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Error;
            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
                self.item(value)
            }
            fn end(self) -> Result {
                self.close()
            }
        }
    )+};
}

with_items! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

macro_rules! with_fields {
    ($($kind:ident),+) => {$(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Error;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result {
                self.field(key, value)
            }
            fn end(self) -> Result {
                self.close()
            }
        }
    )+};
}

with_fields!(SerializeStruct, SerializeStructVariant);

#[cfg(test)]
mod tests {
    use super::write;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    enum Shape {
        Unit,
        One(u8),
        Two(i16, Option<bool>),
        Named { text: String, list: Vec<u64> },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind", content = "of")]
    enum Tagged {
        Unit,
        One(i64),
        Named { c: char },
    }

    #[derive(Serialize)]
    struct Empty {}

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Inner {
        a: u8,
        b: [i16; 3],
    }

    #[derive(Serialize)]
    struct Outer {
        #[serde(flatten)]
        inner: Inner,
        shapes: Vec<Shape>,
        tagged: Vec<Tagged>,
        map: BTreeMap<u16, f64>,
        empty: (Empty, Vec<u8>, Unit, ()),
    }

    #[test]
    fn values_are_written_as_serde_json_does() {
        let value = Outer {
            inner: Inner {
                a: 255,
                b: [-1, 0, 32767],
            },
            shapes: vec![
                Shape::Unit,
                Shape::One(10),
                Shape::Two(-32768, None),
                Shape::Two(99, Some(true)),
                Shape::Named {
                    text: "a \"quoted\" \\ line\n, ä [ {".to_owned(),
                    list: vec![0, 9, 10, 99, 100, 101, u64::MAX],
                },
                Shape::Named {
                    text: "ends with {".to_owned(),
                    list: vec![],
                },
            ],
            tagged: vec![
                Tagged::Unit,
                Tagged::One(i64::MIN),
                Tagged::Named { c: '"' },
            ],
            map: BTreeMap::from([(7, 0.5), (8, 1.0)]),
            empty: (Empty {}, vec![], Unit, ()),
        };
        let mut out = Vec::new();
        write(&mut out, &value).unwrap();
        assert_eq!(
            String::from_utf8(out).unwrap(),
            serde_json::to_string(&value).unwrap()
        );
    }
}
