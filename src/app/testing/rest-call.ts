import type { Browser } from './browser.ts';
import { contractProcedures } from './contract-procedures.ts';

/** Calls a procedure as an API client does, at its own path. */
export function callRest(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<Response> {
  const { method = '', path = '' } = contractProcedures.get(name)?.['~orpc'].route ?? {};
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !path.includes(`{${field}}`)));
  const target = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, field) => String(input[field]))}`;
  if (method === 'GET') return browser.fetch(`${target}?${queryOf(rest)}`);
  if (Object.values(rest).some((value) => value instanceof File)) return sendForm(browser, target, rest);
  return browser.fetch(target, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) });
}

/** As the API reads it: a list has its places in brackets. */
function queryOf(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each, place) => [`${name}[${place}]`, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

export function sendForm(browser: Browser, path: string, fields: Record<string, unknown>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value instanceof File ? value : String(value));
  return browser.fetch(path, { method: 'POST', body });
}
