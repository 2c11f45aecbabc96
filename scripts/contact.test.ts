import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from '../src/app/testing/test-server.ts';
import { makeContactMessage } from '../src/features/contact/factory.ts';

const server = await startTestServer();
const { db } = server.services;

type Run = { code: number; stdout: string; stderr: string };

/** Runs `npm run contact` on this file's database. */
function contact(...args: string[]): Promise<Run> {
  const environment = { ...process.env, DATABASE_URL: server.connection.connectionString };
  return new Promise((resolve) => {
    const script = path.join(import.meta.dirname, 'contact.ts');
    execFile(process.execPath, [script, ...args], { env: environment }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

test('the office lists open messages, oldest first and beyond a page, until they are done', async () => {
  expect(await contact('list')).toEqual({ code: 0, stdout: 'Nothing waits for the office.\n', stderr: '' });
  const second = await makeContactMessage(db, { createdAt: new Date('2026-02-01T10:00:00Z'), message: 'Dag!\nTot ziens' });
  const first = await makeContactMessage(db, { createdAt: new Date('2026-01-01T10:00:00Z'), email: 'anna@voorbeeld.test' });
  for (const at of Array(100).keys()) await makeContactMessage(db, { createdAt: new Date(Date.UTC(2026, 2, 1, 10, at)) });

  const { stdout } = await contact('list');

  const written = `${first.id}\n2026-01-01T10:00:00.000Z  Anna Peeters <anna@voorbeeld.test>\nEen vraag\n    Wanneer zijn jullie open?\n\n${second.id}\n`;
  expect(stdout.slice(0, written.length)).toBe(written);
  expect(stdout).toContain('\n    Dag!\n    Tot ziens\n');
  expect(stdout.match(/Een vraag/g)).toHaveLength(102);
  expect(await contact('done', first.id)).toEqual({ code: 0, stdout: `${first.id} is done.\n`, stderr: '' });
  expect((await contact('done', first.id)).stdout).toBe(`${first.id} was done already.\n`);
  expect((await contact('list')).stdout).not.toContain(first.id);
});

test.each(['onzin', '01a1fe59-d878-726b-a7da-971938aa90a3'])(
  'done with the unknown id %s prints one sentence and exits with code 1',
  async (id) => {
    expect(await contact('done', id)).toEqual({ code: 1, stdout: '', stderr: `There is no message ${id}.\n` });
  },
);

test('the command prints its usage', async () => {
  const { code, stderr } = await contact('verwijder');

  expect([code, stderr]).toEqual([1, 'Say npm run contact -- list, or npm run contact -- done <id>\n']);
});
