import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'kiem-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Case = { command: string[]; environment?: Record<string, string>; sentence: string };

const absent = { DATA_DIR: path.join(folder, 'absent') };

const refusals: Case[] = [
  { command: ['backup'], sentence: 'Say where the backup goes' },
  { command: ['backup', path.join(folder, 'kiem.tar.gz')], environment: absent, sentence: 'There is no database in the data directory' },
  { command: ['restore'], sentence: 'Say which backup to restore' },
  { command: ['user'], sentence: 'Say npm run user -- suspend <mail>' },
  { command: ['user', 'ban', 'an@voorbeeld.test'], sentence: 'Say npm run user -- suspend <mail>' },
  { command: ['user', 'suspend', 'an@voorbeeld.test'], environment: absent, sentence: 'There is no database in the data directory' },
  { command: ['jobs', 'retry', '7'], sentence: '7 is not the id of a task.' },
  { command: ['db-reset', '--yes'], environment: { NODE_ENV: 'production' }, sentence: 'NODE_ENV is production' },
  {
    command: ['db-reset', '--yes'],
    environment: { DATABASE_URL: 'postgresql://kiem@database.example/kiem' },
    sentence: 'DATABASE_URL leads to another machine',
  },
  { command: ['db-reset'], environment: absent, sentence: 'say npm run db:reset -- --yes' },
];

test.each(refusals)('$command refuses in one sentence: $sentence', ({ command: [name, ...args], environment, sentence }) => {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...inherited, ...environment },
  });
  expect(stderr).toContain(sentence);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
