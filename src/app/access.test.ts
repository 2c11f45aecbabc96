import { expect, test } from 'vitest';
import { accessRows, type Caller } from './testing/access-rows.ts';
import { makeScene, type Scene } from './testing/access-scene.ts';
import type { Browser } from './testing/browser.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { callRest, sendForm } from './testing/rest-call.ts';
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
  const form = { data, ...Object.fromEntries(files.map(([, file], place) => [place, file])) };
  const response = await sendForm(browser, path, form);
  return response.status === 200 ? 'ok' : ((await response.json()) as { json: { code: string } }).json.code;
}

async function overRest(browser: Browser, name: string, input?: Record<string, unknown>): Promise<string> {
  const response = await callRest(browser, name, input);
  return response.ok ? 'ok' : ((await response.json()) as { code: string }).code;
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
