//! Pages that are one file: style and charts inside, nothing loaded from elsewhere, readable in light and dark.

use locale::Lang;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1c2430;--paper:#fbfbf8;--line:#c9ced6;--good:#2e7d4f;--bad:#b3372f;--bar:#3b6ea5}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ee;--paper:#14181e;--line:#3a424e;--good:#5fbf85;--bad:#ef7a70;--bar:#7aa7d9}}
body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid var(--line)}h3{font-size:1rem;margin:1.2rem 0 .3rem}
svg{display:block;max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left;vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}
.good{fill:var(--good)}.bad{fill:var(--bad)}.bar{fill:var(--bar)}.goodt{color:var(--good)}.badt{color:var(--bad)}
details{margin:.2rem 0 .6rem}summary{cursor:pointer}";

/// Text that may stand between tags and in attributes.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// The page around a body. `style` is added to the style that all pages have.
pub fn page(lang: Lang, title: &str, style: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>\n{STYLE}{style}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n",
        lang.code()
    )
}
