/** Kiem's palette for the mailbox pages, which load none of the web app. */
export const mailboxStyle = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#17231c;--muted:#55645a;--line:#e4e6dd;--primary:#1f7a4d;--leaf:#e3f2e8}
@media (prefers-color-scheme:dark){:root{--paper:#0f1512;--surface:#18211c;--ink:#e8eee9;--muted:#9daea3;--line:#26322b;--primary:#62c994;--leaf:#213529}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:824px;margin:0 auto;padding:16px 32px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;color:var(--muted);font-size:14px}
header a{font-size:22px;font-weight:700;letter-spacing:-.03em;text-decoration:none}
main{padding-bottom:64px}
h1{margin:16px 0 20px;font-size:28px;line-height:1.15;letter-spacing:-.02em}
a{color:var(--primary);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:14px;background:var(--surface);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 20px;color:var(--ink);text-decoration:none}
li a:hover{background:var(--leaf)}
li a:focus-visible{outline-offset:-3px}
li strong{grid-column:1/-1;font-weight:600}
li span,li time{color:var(--muted);font-size:14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px}
dt{color:var(--muted)}dd{margin:0}
iframe{width:100%;height:max(560px,64vh);border:1px solid var(--line);border-radius:14px;background:var(--paper)}
summary{padding:12px 0;cursor:pointer;font-weight:600;color:var(--primary)}
pre{margin:0;padding:20px;border:1px solid var(--line);border-radius:14px;background:var(--surface);white-space:pre-wrap}
.empty{color:var(--muted)}
@media (max-width:560px){header,main{padding-inline:16px}li a{grid-template-columns:1fr}}`;
