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

test('every procedure has its row here, and every row its procedure', () => {
  expect([...accessRows.keys()].toSorted()).toEqual([...contractProcedures.keys()].toSorted());
});

const callers: Caller[] = ['signedOut', 'stranger', 'otherRole', 'owner'];
const calls = [...contractProcedures.keys()].flatMap((name) => callers.map((caller) => ({ name, caller })));

test.each(calls)('$name as $caller', async ({ name, caller }) => {
  const row = accessRows.get(name);
  for (const call of [overRpc, overRest]) {
    const scene = await makeScene(server);
    expect(await call(await callerOf(caller, scene), name, row?.input?.(scene, server))).toBe(row?.[caller]);
  }
});

const closed = [...contractProcedures.keys()].filter((name) => accessRows.get(name)?.signedOut === 'UNAUTHORIZED');

test.each(closed)('%s reads nothing of what a signed-out caller sends', async (name) => {
  const nonsense = { onzin: true };

  expect(await overRpc(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
  expect(await overRest(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
});
