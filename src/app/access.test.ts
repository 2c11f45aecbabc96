import { expect, test } from 'vitest';
import { accessRows, type Caller } from './testing/access-rows.ts';
import { makeScene, type Scene } from './testing/access-scene.ts';
import type { Browser } from './testing/browser.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const expected = accessRows(server);

async function callerOf(caller: Caller, { owner }: Scene): Promise<Browser> {
  switch (caller) {
    case 'signedOut':
      return server.visitor();
    case 'stranger':
      return server.person({ roles: ['investor'] });
    case 'otherRole':
      return server.person({ roles: ['talent', 'entrepreneur'] });
    case 'owner':
      return owner;
  }
}

async function overRpc(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<string> {
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

async function overRest(browser: Browser, name: string, input: Record<string, unknown> = {}): Promise<string> {
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

test('every procedure has its row here, and every row its procedure', () => {
  expect(Object.keys(expected).toSorted()).toEqual([...contractProcedures.keys()].toSorted());
});

const callers: Caller[] = ['signedOut', 'stranger', 'otherRole', 'owner'];
const calls = [...contractProcedures.keys()].flatMap((name) => callers.map((caller) => ({ name, caller })));

test.each(calls)('$name as $caller', async ({ name, caller }) => {
  const row = expected[name];
  for (const call of [overRpc, overRest]) {
    const scene = await makeScene(server);
    expect(await call(await callerOf(caller, scene), name, row?.input?.(scene))).toBe(row?.[caller]);
  }
});

const closed = [...contractProcedures.keys()].filter((name) => expected[name]?.signedOut === 'UNAUTHORIZED');

test.each(closed)('%s reads nothing of what a signed-out caller sends', async (name) => {
  const nonsense = { onzin: true };

  expect(await overRpc(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
  expect(await overRest(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
});
