import type { Browser } from './browser.ts';
import { contractProcedures } from './contract-procedures.ts';

type Input = Record<string, unknown>;

/** Calls a procedure the way the web does; returns 'ok' or the refusal's code. */
export async function overRpc(browser: Browser, name: string, input: Input = {}): Promise<string> {
  const path = `/rpc/${name.replaceAll('.', '/')}`;
  const files = Object.entries(input).filter(([, value]) => value instanceof File);
  const data = JSON.stringify({ json: input, ...(files.length === 0 ? {} : { maps: files.map(([field]) => [field]) }) });
  const response =
    files.length === 0
      ? await browser.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: data })
      : await sendForm(browser, path, { data, ...Object.fromEntries(files.map(([, file], place) => [place, file])) });
  return response.status === 200 ? 'ok' : ((await response.json()) as { json: { code: string } }).json.code;
}

/** Calls a procedure the way an API client does; returns 'ok' or the refusal's code. */
export async function overRest(browser: Browser, name: string, input?: Input): Promise<string> {
  const response = await callRest(browser, name, input);
  return response.ok ? 'ok' : ((await response.json()) as { code: string }).code;
}

/** Calls a procedure as an API client does, at its own path. */
export function callRest(browser: Browser, name: string, input: Input = {}): Promise<Response> {
  const { method = '', path = '' } = contractProcedures.get(name)?.['~orpc'].route ?? {};
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !path.includes(`{${field}}`)));
  const target = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, field) => String(input[field]))}`;
  if (method === 'GET') return browser.fetch(`${target}?${queryOf(rest)}`);
  if (Object.values(rest).some((value) => value instanceof File)) return sendForm(browser, target, rest);
  return browser.fetch(target, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) });
}

/** Serializes a query as the API reads it, with list indexes in brackets. */
function queryOf(fields: Input): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each, place) => [`${name}[${place}]`, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

function sendForm(browser: Browser, path: string, fields: Input): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value instanceof File ? value : String(value));
  return browser.fetch(path, { method: 'POST', body });
}
