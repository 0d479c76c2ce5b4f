//! The difference between two values of a view, written as operations of RFC 6902 on their JSON.

use super::json;
use serde::Serialize;

/// Writes operations, one after the other, as a list in JSON.
#[derive(Debug)]
pub(crate) struct Ops {
    out: Vec<u8>,
    path: String,
}

impl Ops {
    pub fn new() -> Ops {
        // Larger than most changes.
        let mut out = Vec::with_capacity(2048);
        out.push(b'[');
        Ops {
            out,
            path: String::with_capacity(64),
        }
    }

    /// The list of operations as JSON.
    pub fn finish(mut self) -> String {
        self.out.push(b']');
        // Everything written is JSON, which is UTF-8.
        String::from_utf8(self.out).unwrap_or_default()
    }

    /// Calls `f` with the path of a field.
    pub fn within(&mut self, field: &str, f: impl FnOnce(&mut Ops)) {
        let length = self.path.len();
        self.path.push('/');
        self.path.push_str(field);
        f(self);
        self.path.truncate(length);
    }

    /// Calls `f` with the path of an item of a list.
    pub fn at(&mut self, index: usize, f: impl FnOnce(&mut Ops)) {
        let mut digits = itoa(index);
        self.within(digits.text(), f);
    }

    fn op(&mut self, op: &str) {
        if self.out.len() > 1 {
            self.out.push(b',');
        }
        self.out.extend_from_slice(b"{\"op\":\"");
        self.out.extend_from_slice(op.as_bytes());
        self.out.extend_from_slice(b"\",\"path\":\"");
        // The names of fields and numbers need no escapes.
        self.out.extend_from_slice(self.path.as_bytes());
        self.out.push(b'"');
    }

    fn with_value<T: Serialize + ?Sized>(&mut self, op: &str, value: &T) {
        self.op(op);
        self.out.extend_from_slice(b",\"value\":");
        // Views hold no maps and no types that can fail to serialise.
        json::write(&mut self.out, value).unwrap_or_default();
        self.out.push(b'}');
    }

    pub fn add<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.with_value("add", value);
    }

    pub fn replace<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.with_value("replace", value);
    }

    pub fn remove(&mut self) {
        self.op("remove");
        self.out.push(b'}');
    }
}

/// The digits of a number, without an allocation.
struct Digits([u8; 20], usize);

fn itoa(mut n: usize) -> Digits {
    let mut digits = Digits([b'0'; 20], 20);
    loop {
        digits.1 -= 1;
        digits.0[digits.1] = b'0' + (n % 10) as u8;
        n /= 10;
        if n == 0 {
            return digits;
        }
    }
}

impl Digits {
    fn text(&mut self) -> &str {
        std::str::from_utf8(&self.0[self.1..]).unwrap_or_default()
    }
}

/// A value in a view that can say how a later one differs from it.
pub(crate) trait Part: Serialize {
    /// Whether both are about the same thing, perhaps with other facts.
    fn is(&self, other: &Self) -> bool;
    /// Writes what turns this value into `new`.
    fn compare(&self, new: &Self, ops: &mut Ops);
}

/// A field that is left out of the JSON where it says nothing.
pub(crate) trait Optional: Part {
    fn is_absent(&self) -> bool;

    /// Writes what turns this field into `new`.
    fn compare_field(&self, new: &Self, name: &str, ops: &mut Ops) {
        match (self.is_absent(), new.is_absent()) {
            (true, true) => {}
            (true, false) => ops.within(name, |ops| ops.add(new)),
            (false, true) => ops.within(name, Ops::remove),
            (false, false) => ops.within(name, |ops| self.compare(new, ops)),
        }
    }
}

impl<T: Part> Part for Option<T> {
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Some(a), Some(b)) => a.is(b),
            (None, None) => true,
            _ => false,
        }
    }
    fn compare(&self, new: &Self, ops: &mut Ops) {
        match (self, new) {
            (Some(a), Some(b)) => a.compare(b, ops),
            (None, None) => {}
            _ => ops.replace(new),
        }
    }
}

impl<T: Part> Optional for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<T: Part> Part for Vec<T> {
    fn is(&self, _: &Self) -> bool {
        true
    }
    fn compare(&self, new: &Self, ops: &mut Ops) {
        compare_lists(self, new, 0, ops);
    }
}

impl<T: Part> Optional for Vec<T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }
}

/// What both lists begin and end with stays. Of the middle, as many items as both have are replaced; the rest comes or
/// goes. `first` is the index of the first item of both in the whole list.
pub(crate) fn compare_lists<T: Part>(old: &[T], new: &[T], first: usize, ops: &mut Ops) {
    let both = old.len().min(new.len());
    let start = old.iter().zip(new).take_while(|(a, b)| a.is(b)).count();
    let ends = old.iter().rev().zip(new.iter().rev());
    let end = ends.take(both - start).take_while(|(a, b)| a.is(b)).count();
    for i in 0..start {
        ops.at(first + i, |ops| old[i].compare(&new[i], ops));
    }
    let (olds, news) = (&old[start..old.len() - end], &new[start..new.len() - end]);
    let shared = olds.len().min(news.len());
    for (i, new) in news.iter().enumerate().take(shared) {
        ops.at(first + start + i, |ops| ops.replace(new));
    }
    for i in (shared..olds.len()).rev() {
        ops.at(first + start + i, Ops::remove);
    }
    for (i, new) in news.iter().enumerate().skip(shared) {
        ops.at(first + start + i, |ops| ops.add(new));
    }
    for i in new.len() - end..new.len() {
        let before = &old[i + old.len() - new.len()];
        ops.at(first + i, |ops| before.compare(&new[i], ops));
    }
}

/// Declares types that are replaced as a whole.
macro_rules! whole {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::kernel::view::part::Part for $type {
            fn is(&self, other: &Self) -> bool {
                self == other
            }
            fn compare(&self, new: &Self, ops: &mut $crate::kernel::view::part::Ops) {
                if self != new {
                    ops.replace(new);
                }
            }
        }
    )+};
}

/// Declares structs that are compared field by field. `by` is what tells two of them apart in a list. The fields behind
/// `in` are written among the others; those behind `or nothing` are left out of the JSON where they say nothing.
macro_rules! by_field {
    ($($type:ident by |$self:ident| $key:expr =>
        [$($name:ident),* $(,)?]
        $(in [$flat:ident])?
        $(or nothing [$($optional:ident),+ $(,)?])?;
    )+) => {$(
        impl $crate::kernel::view::part::Part for $type {
            fn is(&self, other: &Self) -> bool {
                let key = |$self: &$type| $key;
                key(self) == key(other)
            }
            fn compare(&self, new: &Self, ops: &mut $crate::kernel::view::part::Ops) {
                use $crate::kernel::view::part::{Optional, Part};
                $(Part::compare(&self.$flat, &new.$flat, ops);)?
                $(if self.$name != new.$name {
                    ops.within(stringify!($name), |ops| Part::compare(&self.$name, &new.$name, ops));
                })*
                $($(if self.$optional != new.$optional {
                    Optional::compare_field(&self.$optional, &new.$optional, stringify!($optional), ops);
                })+)?
            }
        }
    )+};
}

pub(crate) use {by_field, whole};

whole!(bool, u16, i16, [i16; 3]);

impl Optional for bool {
    fn is_absent(&self) -> bool {
        !*self
    }
}

impl Optional for u16 {
    fn is_absent(&self) -> bool {
        *self == 0
    }
}
