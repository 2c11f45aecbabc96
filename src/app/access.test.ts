import { expect, test } from 'vitest';
import { accessRows } from './testing/access-rows.ts';
import { makeScene, type Scene } from './testing/access-scene.ts';
import type { Browser } from './testing/browser.ts';
import { overRest, overRpc } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import type { Caller } from './testing/procedure-rows.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();

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

test('every procedure has a row, and every row a procedure', () => {
  expect([...accessRows.keys()].toSorted()).toEqual([...contractProcedures.keys()].toSorted());
});

const callers: Caller[] = ['signedOut', 'stranger', 'otherRole', 'owner'];
const calls = [...contractProcedures.keys()].flatMap((name) => callers.map((caller) => ({ name, caller })));

/** Reuses the scene while nothing changed: refused calls leave it as it was. */
let unchanged: Scene | undefined;

test.each(calls)('$name as $caller', async ({ name, caller }) => {
  const row = accessRows.get(name);
  for (const call of [overRpc, overRest]) {
    const scene = unchanged ?? (await makeScene(server));
    unchanged = undefined;
    const answer = await call(await callerOf(caller, scene), name, row?.input?.(scene, server));
    expect(answer).toBe(row?.[caller]);
    if (answer !== 'ok') unchanged = scene;
  }
});

const closed = [...contractProcedures.keys()].filter((name) => accessRows.get(name)?.signedOut === 'UNAUTHORIZED');

test.each(closed)('%s refuses a signed-out caller before it reads the input', async (name) => {
  const nonsense = { onzin: true };

  expect(await overRpc(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
  expect(await overRest(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
});
