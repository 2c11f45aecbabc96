import { escapeHtml } from '../platform/server/http/escape-html.ts';

/** Swagger UI in Kiem's palette, with enough contrast in light and dark. */
export const apiDocsStyle = `
:root{--paper:#fbfaf6;--surface:#fff;--ink:#17231c;--muted:#55645a;--line:#e4e6dd;--primary:#1f7a4d;--on-primary:#fff}
:root.dark-mode{--paper:#0f1512;--surface:#18211c;--ink:#e8eee9;--muted:#9daea3;--line:#26322b;--primary:#62c994;--on-primary:#0f1512;color-scheme:dark}
body{margin:0;background:var(--paper)}
.swagger-ui{background:var(--paper)!important}
header{max-width:1460px;margin:0 auto;padding:20px 20px 0;font:600 16px/1.5 system-ui,sans-serif}
header a,.swagger-ui a.nostyle,.swagger-ui .info a{color:var(--primary)}
.swagger-ui :focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.swagger-ui .scheme-container,.swagger-ui .info .title small{display:none}
.swagger-ui .heading{margin:24px 0 8px;font-size:22px}
.swagger-ui .opblock{background:var(--surface)!important;border:1px solid var(--line)!important;box-shadow:none;border-radius:14px}
.swagger-ui .opblock .opblock-summary-method{background:var(--primary)!important;color:var(--on-primary)!important;text-shadow:none;border-radius:10px}
.swagger-ui .opblock .opblock-summary{border-color:var(--line)!important}
.swagger-ui .tab-header .tab-item.active h4 span::after{background:var(--primary)!important}
.swagger-ui .opblock .opblock-section-header{background:none!important;box-shadow:none;border-color:var(--line)!important}
.swagger-ui,.swagger-ui .info :is(.title,p,li),.swagger-ui .opblock-tag,.swagger-ui .opblock-summary-path,.swagger-ui .opblock-summary-path a,.swagger-ui h2,.swagger-ui h4,.swagger-ui h5,.swagger-ui table thead tr :is(td,th),.swagger-ui .parameter__name,.swagger-ui .response-col_status,.swagger-ui :is(label,.tab li,.model,.model-title,section.models h4){color:var(--ink)!important}
.swagger-ui :is(.opblock-summary-description,.opblock-description-wrapper p,.parameter__type,.parameter__in,.response-col_links,.prop-format,small){color:var(--muted)!important}
.swagger-ui .highlight-code span[style]{color:#e8eee9!important}
.swagger-ui .parameter__name.required::after,.swagger-ui .parameter__name.required span{color:#b3261e}
.dark-mode .swagger-ui .parameter__name.required::after,.dark-mode .swagger-ui .parameter__name.required span{color:#f2877f}
`;

export function apiDocsPage(appName: string, nonce: string): string {
  const name = escapeHtml(appName);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · ${name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/reference.css"></head><body><header><a href="/">${name}</a></header><div id="reference"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script nonce="${nonce}">
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const landmarks = ({ React: { createElement, Fragment } }) => ({
  wrapComponents: {
    InfoContainer: (Info) => (props) => createElement('section', { 'aria-label': 'About this API' }, createElement(Info, props)),
    operations: (Operations) => (props) => createElement(Fragment, null, createElement('h2', { className: 'heading' }, 'Procedures'), createElement(Operations, props)),
  },
});
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: false, supportedSubmitMethods: [], validatorUrl: null, defaultModelsExpandDepth: -1, plugins: [landmarks] });
</script></body></html>`;
}
