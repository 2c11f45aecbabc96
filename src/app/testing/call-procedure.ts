import type { Browser } from './browser.ts';
import { contractProcedures } from './contract-procedures.ts';

/** Calls a procedure the way the web does; returns 'ok' or the refusal's code. */
export async function overRpc(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const path = `/rpc/${name.replaceAll('.', '/')}`;
  const files = Object.entries(input).filter(([, value]) => value instanceof File);
  if (files.length === 0) {
    const { status, body } = await browser.send('POST', path, { json: input });
    return status === 200 ? 'ok' : (body as { json: { code: string } }).json.code;
  }
  const data = JSON.stringify({ json: input, maps: files.map(([field]) => [field]) });
  const { status, body } = await sendForm(browser, path, { data, ...Object.fromEntries(files.map(([, file], place) => [place, file])) });
  return status === 200 ? 'ok' : (body as { json: { code: string } }).json.code;
}

/** Calls it the way an API client does. */
export async function overRest(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { method = '', path = '' } = contractProcedures.get(name)?.['~orpc'].route ?? {};
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !path.includes(`{${field}}`)));
  const target = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, field) => String(input[field]))}`;
  const hasFile = Object.values(rest).some((value) => value instanceof File);
  const { status, body } = hasFile
    ? await sendForm(browser, target, rest)
    : await (method === 'GET' ? browser.send(method, `${target}?${queryOf(rest)}`) : browser.send(method, target, rest));
  return status < 300 ? 'ok' : (body as { code: string }).code;
}

/** As the API reads it: a list has its places in brackets. */
function queryOf(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each, place) => [`${name}[${place}]`, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

async function sendForm(browser: Browser, path: string, fields: Record<string, unknown>): Promise<{ status: number; body: unknown }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value instanceof File ? value : String(value));
  const response = await browser.fetch(path, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}
