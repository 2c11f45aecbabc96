import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { answer } from '../http/answer.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Route } from '../http/listener.ts';
import { sentPathOf } from '../http/request.ts';
import type { Settings } from '../settings.ts';
import { mailboxStyle } from './mailbox-style.ts';

type StoredMail = { name: string; to: string; from: string; subject: string; when: Date; html: string; text: string };

/** More than anyone reads; the newest ones. */
const shownMails = 200;

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail is shown as a mail program would: no scripts, nothing from elsewhere; its links open a window of their own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const times = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Brussels', dateStyle: 'medium', timeStyle: 'medium' });

/**
 * The mails that Kiem writes to files when it has no mail server, at /postvak. Only people on this
 * machine see them: they hold links that sign up and reset. Whatever else is asked goes to `otherwise`.
 */
export function mailboxRoutes(settings: Pick<Settings, 'hasMailbox' | 'dataDir' | 'appName'>, otherwise: Route['handle']): Route[] {
  const folder = path.join(settings.dataDir, 'mail');

  const handle: Route['handle'] = async (request, response, requestId) => {
    const found = /^\/postvak(?:\/([\w-]{1,80})(\/html)?)?\/?$/.exec(sentPathOf(request));
    if (!settings.hasMailbox || request.method !== 'GET' || found === null || !isFromThisMachine(request)) {
      return otherwise(request, response, requestId);
    }
    const [, name, asHtml] = found;
    if (name === undefined) return send(response, pagePolicy, listPage(settings.appName, await readMails(folder)));
    const mail = await readMail(folder, `${name}.eml`);
    if (mail === null) return otherwise(request, response, requestId);
    if (asHtml === undefined) return send(response, pagePolicy, mailPage(settings.appName, mail));
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    send(response, mailPolicy, mail.html);
  };

  return [
    { path: '/postvak', handle },
    { path: '/postvak/', handle },
  ];
}

/** By the connection and by the name that was asked for, so that no other site's name can lead here. */
function isFromThisMachine(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  const host = request.headers.host?.replace(/:\d+$/, '') ?? '';
  return (address.startsWith('127.') || address === '::1') && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

function send(response: ServerResponse, policy: string, html: string): void {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': policy };
  answer(response, 200, headers, html);
}

async function readMails(folder: string): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(names.map(async (name) => ({ name, time: await timeOf(path.join(folder, name)) })));
  const newest = files.sort((a, b) => b.time - a.time).slice(0, shownMails);
  const mails = await Promise.all(newest.map(({ name }) => readMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

/** Mails go with the account of their reader, perhaps since the folder was read. */
async function timeOf(file: string): Promise<number> {
  const info = await stat(file).catch(() => null);
  return info?.mtimeMs ?? 0;
}

async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  const file = path.join(folder, name);
  const [source, info] = await Promise.all([readFile(file), stat(file)]).catch(() => [null, null]);
  if (source === null || info === null) return null;
  const { to, from, subject, html, text } = await PostalMime.parse(source);
  return {
    name: name.slice(0, -'.eml'.length),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    from: [from?.name, from?.address].filter(Boolean).join(', '),
    subject: subject ?? '(zonder onderwerp)',
    when: info.mtime,
    html: html ?? `<pre>${escapeHtml(text ?? '')}</pre>`,
    text: text ?? '',
  };
}

function page(appName: string, title: string, content: string): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(appName)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${mailboxStyle}</style></head><body><header><a href="/">${escapeHtml(appName)}</a><span>Mails van deze machine. Ze zijn nergens heen gestuurd.</span></header><main>${content}</main></body></html>`;
}

function listPage(appName: string, mails: StoredMail[]): string {
  const rows = mails.map(
    ({ name, subject, to, when }) =>
      `<li><a href="/postvak/${name}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><time datetime="${when.toISOString()}">${times.format(when)}</time></a></li>`,
  );
  const list =
    rows.length === 0 ? '<p class="empty">Nog geen mails. Maak een account, dan komt hier de eerste.</p>' : `<ul>${rows.join('')}</ul>`;
  return page(appName, 'Postvak', `<h1>Postvak</h1>${list}`);
}

function mailPage(appName: string, { name, subject, to, from, when, text }: StoredMail): string {
  return page(
    appName,
    subject,
    `<p><a href="/postvak">Naar alle mails</a></p><h1>${escapeHtml(subject)}</h1><dl><dt>Aan</dt><dd>${escapeHtml(to)}</dd><dt>Van</dt><dd>${escapeHtml(from)}</dd><dt>Tijd</dt><dd><time datetime="${when.toISOString()}">${times.format(when)}</time></dd></dl><iframe src="/postvak/${name}/html" title="De mail zoals een mailprogramma hem toont" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><details><summary>Als tekst</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`,
  );
}
