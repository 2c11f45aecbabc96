import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../src/app/testing/test-database.ts';
import { startTestServer } from '../src/app/testing/test-server.ts';

const server = await startTestServer();

type Run = { code: number; stdout: string; stderr: string };

/** Runs `npm run user` on a database. */
function user(args: string[], connection = server.connection): Promise<Run> {
  const address = 'connectionString' in connection ? connection.connectionString : '';
  return new Promise((resolve) => {
    const script = path.join(import.meta.dirname, 'user.ts');
    execFile(process.execPath, [script, ...args], { env: { ...process.env, DATABASE_URL: address } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

test('the office suspends a person beside a running Kiem, reads the result, and lifts the suspension', async () => {
  const { email, api } = await server.person();

  const suspended = await user(['suspend', email]);

  expect(suspended).toEqual({
    code: 0,
    stdout: `${email} is suspended: signed out everywhere, can't sign in, and others see nothing of this person.\n`,
    stderr: '',
  });
  expect(await api.profiles.readMe()).toBeNull();
  expect((await user(['suspend', email])).stdout).toBe(`${email} was suspended already.\n`);
  expect((await user(['lift', email])).stdout).toBe(`${email} is no longer suspended: can sign in, and all is shown again.\n`);
  expect((await user(['lift', email])).stdout).toBe(`${email} was not suspended.\n`);
});

test.each(['suspend', 'lift'])('%s of an unknown address prints one sentence and exits with code 1', async (command) => {
  const sentence = 'There is no account of niemand@voorbeeld.test.\n';

  expect(await user([command, 'niemand@voorbeeld.test'])).toEqual({ code: 1, stdout: '', stderr: sentence });
});

test('the command refuses a database that Kiem was never started on', async () => {
  const { connection, drop } = await makeTestDatabase('empty');

  const refused = await user(['suspend', 'an@voorbeeld.test'], connection);

  await drop();
  expect(refused).toEqual({ code: 1, stdout: '', stderr: 'This database is not of this version of Kiem: start Kiem once first.\n' });
});
