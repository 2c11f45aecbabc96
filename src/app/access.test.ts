import { expect, test } from 'vitest';
import { accessRows } from './testing/access-rows.ts';
import { makeScene, type Scene } from './testing/access-scene.ts';
import type { Browser } from './testing/browser.ts';
import { overRest, overRpc } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import type { Caller } from './testing/procedure-rows.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();

test('every procedure has a row, and every row a procedure', () => {
  expect([...accessRows.keys()].toSorted()).toEqual([...contractProcedures.keys()].toSorted());
});

const callers: Caller[] = ['signedOut', 'stranger', 'otherRole', 'owner'];
const calls = [...contractProcedures.keys()].flatMap((name) => callers.map((caller) => ({ name, caller })));

type Cast = { scene: Scene; browserOf(caller: Caller): Browser };

async function makeCast(): Promise<Cast> {
  const scene = await makeScene(server);
  const [stranger, otherRole] = [await server.person({ roles: ['investor'] }), await server.person({ roles: ['talent', 'entrepreneur'] })];
  const people = { stranger, otherRole, owner: scene.owner };
  return { scene, browserOf: (caller) => (caller === 'signedOut' ? server.visitor() : people[caller]) };
}

/** Reuses the people and things while nothing changed: refused calls and reads leave them as they were (limits.test.ts shows that reads write nothing). */
let unchanged: Cast | undefined;

const isRead = (name: string) => contractProcedures.get(name)?.['~orpc'].route.method === 'GET';

test.each(calls)('$name as $caller', async ({ name, caller }) => {
  const row = accessRows.get(name);
  for (const call of [overRpc, overRest]) {
    const cast = unchanged ?? (await makeCast());
    unchanged = undefined;
    const answer = await call(cast.browserOf(caller), name, row?.input?.(cast.scene, server));
    expect(answer).toBe(row?.[caller]);
    if (answer !== 'ok' || isRead(name)) unchanged = cast;
  }
});

const closed = [...contractProcedures.keys()].filter((name) => accessRows.get(name)?.signedOut === 'UNAUTHORIZED');

test.each(closed)('%s refuses a signed-out caller before it reads the input', async (name) => {
  const nonsense = { onzin: true };

  expect(await overRpc(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
  expect(await overRest(server.visitor(), name, nonsense)).toBe('UNAUTHORIZED');
});
