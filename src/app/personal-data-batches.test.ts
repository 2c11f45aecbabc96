import { EventEmitter } from 'node:events';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { makeConversation } from '../features/messages/factory.ts';
import { rowsAtOnce } from '../platform/server/rows-of.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer({ tasks: [] });
const { db, pool } = server.services;

async function downloadMessages(person: Person): Promise<string> {
  const response = await person.fetch('/api/account/data');
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await response.arrayBuffer())));
  const entry = (await zip.getEntries()).find(({ filename }) => filename === 'berichten.json');
  if (entry === undefined || entry.directory) throw new Error('The download has no messages.');
  return entry.getData(new TextWriter());
}

/** Counts the rows that the database sends for each statement, from now on. */
function countRows(): number[] {
  const counts: number[] = [];
  const seen = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    if (!('connection' in client && client.connection instanceof EventEmitter)) throw new Error('A client has no connection.');
    let rows = 0;
    client.connection.on('dataRow', () => {
      rows += 1;
    });
    client.connection.on('commandComplete', () => {
      counts.push(rows);
      rows = 0;
    });
  });
  return counts;
}

test('a download has all of many messages in their order, though no statement reads more than some rows', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const texts = Array.from({ length: 1_500 }, (_, number) => `Bericht ${number}, € 5`);
  await makeConversation(db, { from: anna.id, to: bram.id, texts });
  const counts = countRows();

  const json = await downloadMessages(anna);

  const data: { messages: { content: string; createdAt: string }[] } = JSON.parse(json);
  expect(data.messages.map(({ content }) => content)).toEqual(texts);
  expect(json).toBe(JSON.stringify(data, null, 2));
  expect(Math.max(...counts)).toBe(rowsAtOnce);
});

test('four downloads of one person at once, of which two run, all have everything', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConversation(db, { from: anna.id, to: bram.id, texts: ['Dag', 'Dag jij'] });

  const downloads = await Promise.all([anna, anna, anna, anna].map(downloadMessages));

  for (const json of downloads) expect(JSON.parse(json)).toMatchObject({ messages: [{ content: 'Dag' }, { content: 'Dag jij' }] });
});
