import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeTestDatabase } from '../src/app/testing/test-database.ts';
import { startTestServer } from '../src/app/testing/test-server.ts';
import { zipTexts } from '../src/app/testing/zip-texts.ts';
import { accounts } from '../src/features/accounts/tables.ts';
import { makeUpload } from '../src/features/uploads/factory.ts';

const server = await startTestServer();
const { services } = server;
const folder = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
afterAll(() => rm(folder, { recursive: true }));

type Run = { code: number; stdout: string; stderr: string };

/** Runs `npm run user` on a database. */
function user(args: string[], connection = server.connection): Promise<Run> {
  const env = { ...process.env, DATABASE_URL: connection.connectionString, DATA_DIR: services.settings.dataDir };
  return new Promise((resolve) => {
    const script = path.join(import.meta.dirname, 'user.ts');
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
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

test('the office writes the data and files of a suspended person to a file, once', async () => {
  const { id, email } = await server.person();
  const upload = await makeUpload(services, { ownerId: id });
  await user(['suspend', email]);
  const file = path.join(folder, 'gegevens.zip');

  const written = await user(['export', ` ${email.toUpperCase()}`, file]);

  expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining(`${file} holds everything about `), stderr: '' });
  const texts = await zipTexts(new Uint8Array(await readFile(file)));
  expect(texts.get('account.json')).toContain(email);
  expect(texts.get(`bestanden/post-image/${upload.id}.webp`)).toBe(`inhoud van ${upload.id}`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await user(['export', email, file]);
  expect(again).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining("The data can't be written: EEXIST") });
});

test('the office erases a suspended person when it says that it means to', async () => {
  const { id, email } = await server.person();
  await user(['suspend', email]);
  const isThere = async () => (await services.db.select().from(accounts).where(eq(accounts.id, id))).length > 0;

  const refused = await user(['erase', email]);
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`say npm run user -- erase ${email} --for-good`) });
  expect(await isThere()).toBe(true);
  const erased = await user(['erase', email, '--for-good']);

  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining(`${email} is erased.`), stderr: '' });
  expect(await isThere()).toBe(false);
  const mails = (await server.mails()).filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Je account bij Kiem is verwijderd']);
});

const others: Record<string, string[]> = { export: [path.join(folder, 'niemand.zip')], erase: ['--for-good'] };

test.each(['suspend', 'lift', 'export', 'erase'])('%s of an unknown address prints one sentence and exits with code 1', async (command) => {
  const sentence = 'There is no account of niemand@voorbeeld.test.\n';

  const refused = await user([command, 'niemand@voorbeeld.test', ...(others[command] ?? [])]);

  expect(refused).toEqual({ code: 1, stdout: '', stderr: sentence });
});

test('the command refuses a database that Kiem was never started on', async () => {
  const { connection, drop } = await makeTestDatabase('empty');

  const refused = await user(['suspend', 'an@voorbeeld.test'], connection);

  await drop();
  expect(refused).toEqual({ code: 1, stdout: '', stderr: 'This database is not of this version of Kiem: start Kiem once first.\n' });
});
