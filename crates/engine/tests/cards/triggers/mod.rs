//! Texts that answer what happens, and texts that change what is so.
