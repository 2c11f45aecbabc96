import { createHash } from 'node:crypto';

/** Kiem's palette, inline: this page must work when nothing else does. */
const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#17231c;--muted:#55645a;--primary:#1f7a4d;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1512;--ink:#e8eee9;--muted:#9daea3;--primary:#62c994;--on:#0f1512}}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px}h1{font-size:28px;line-height:1.15;margin:0 0 12px}p{color:var(--muted);margin:0 0 20px}
svg{width:56px;height:56px;margin-bottom:16px;color:var(--primary)}
a{display:inline-block;background:var(--primary);color:var(--on);padding:10px 18px;border-radius:10px;text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const texts = {
  500: { title: 'Er is iets misgegaan', text: 'Dat ligt aan ons, niet aan jou. Probeer het opnieuw; wat je had opgeslagen, is er nog.' },
  503: { title: 'Kiem is er zo weer', text: 'Het is even te druk of we zijn aan het werk. Probeer het over enkele seconden opnieuw.' },
  507: { title: 'Er is geen ruimte meer', text: 'We kunnen nu niets opslaan. Dat ligt aan ons, niet aan jou. Probeer het later opnieuw.' },
} as const;

/** A whole page without scripts or files of its own, for when the product itself can't answer. */
export function errorPage(status: keyof typeof texts, requestId: string): { headers: Record<string, string>; html: string } {
  const { title, text } = texts[status];
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      ...(status === 503 ? { 'Retry-After': '2' } : {}),
    },
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M16 29V15M16 18C16 11 11 7 4 7c0 7 5 11 12 11Zm0-4c0-5 4-9 11-9 0 6-4 10-11 10"/></svg>
<h1>${title}</h1><p>${text}</p><a href="">Probeer opnieuw</a><p><small>Meldingsnummer: ${requestId}</small></p></main></body></html>`,
  };
}
