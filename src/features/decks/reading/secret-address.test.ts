import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { expect, test, vi } from 'vitest';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeRelease } from '../links/factory.ts';

const lines: string[] = [];
const server = await startTestServer({ logTo: (line) => lines.push(line) });
const { db, pool } = server.services;

/** All texts of a person's download. */
async function downloadOf({ fetch }: Pick<Person, 'fetch'>): Promise<string> {
  const answer = await fetch('/api/account/data');
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await answer.arrayBuffer())));
  const files = (await zip.getEntries()).filter((entry) => !entry.directory);
  const texts = await Promise.all(files.map((entry) => entry.getData(new TextWriter())));
  await zip.close();
  return texts.join('\n');
}

/** Every row of the tables about shared decks, tasks and notifications. */
async function storedTexts(): Promise<string> {
  const tables = ['pitch_links', 'pitch_link_codes', 'pitch_link_readers', 'pitch_readings', 'notifications', 'live_events', 'pgboss.job'];
  const rows = await Promise.all(tables.map((table) => pool.query(`select * from ${table}`)));
  return JSON.stringify(rows.map((read) => read.rows));
}

test('the address of a link, its code and its cookie stand in no log, no other answer, no download and no table', async () => {
  const [owner, reader] = [await server.person(), await server.person()];
  const { email } = reader;
  const { id } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId: id });
  const { url } = await owner.api.deckLinks.createLink({ id, linkId: newId(), label: 'Fonds Noord', email, allowsPdf: true });
  const token = url.split('/pitch/')[1] ?? '';
  const browser = server.visitor();
  const answers: unknown[] = [];
  const ask = async (answer: Promise<unknown>) => answers.push(await answer.catch((error: unknown) => error));

  await ask(browser.api.sharedDecks.readInvitation({ token }));
  await ask(browser.api.sharedDecks.openDeck({ token, opening: token }));
  await ask(browser.api.sharedDecks.requestCode({ token, email }));
  await ask(browser.api.sharedDecks.enterCode({ token, code: '12345678' }));
  const mails = await server.mails();
  const code = /\d{4} \d{4}/.exec(mails.at(-1)?.text ?? '')?.[0].replace(' ', '') ?? '';
  await ask(browser.api.sharedDecks.enterCode({ token, code }));
  await ask(openShared(browser, { token }));
  const file = await browser.send('GET', `/api/shared-deck/file?token=${token}&format=pdf`);
  expect(file.status).toBe(200);
  await ask(browser.send('GET', `/api/shared-deck?token=${token}&onzin=1`));
  await ask(browser.send('POST', `/api/shared-deck/opening`, { token: [token] }));
  await ask(owner.api.deckLinks.listLinks({ id }));
  await ask(owner.api.deckLinks.readSharing({ id }));
  await ask(owner.api.notifications.listNotifications({}));
  await ask(owner.api.projects.readProject({ id }));
  await ask(reader.api.ownReadings.listOwnReadings({}));
  await ask(browser.api.ownReadings.requestReadings({ email }));
  const mailed = /\?token=([\w.-]+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1] ?? '';
  await ask(browser.api.ownReadings.listMailedReadings({ token: mailed }));
  await browser.fetch(`/pitch/gelezen?token=${mailed}`);
  const cookie = [...browser.cookies.values()].join();

  expect(answers).toHaveLength(15);
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('"route":"/api/shared-deck/file"'))).toHaveLength(1));
  const places = { lines: lines.join('\n'), answers: JSON.stringify(answers), mails: JSON.stringify(mails), stored: await storedTexts() };
  const downloads = { ofOwner: await downloadOf(owner), ofReader: await downloadOf(reader) };
  expect(downloads.ofOwner).toContain('Fonds Noord');
  expect(token).toHaveLength(22);
  expect(mailed.length).toBeGreaterThan(60);
  expect(code).toHaveLength(8);
  expect(cookie.length).toBeGreaterThan(30);
  for (const [place, text] of Object.entries({ ...places, ...downloads })) {
    const found = Object.entries({ token, cookie, mailed }).filter(([, secret]) => text.includes(secret));
    expect({ place, found }).toEqual({ place, found: [] });
  }
  expect(places.stored).not.toContain(code);
  expect(places.lines).not.toContain(code);
  expect(places.lines).not.toContain(email);
});

test('no cache keeps a page or a file that only its reader may read', async () => {
  const owner = await server.person();
  const { id } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId: id });
  const { url } = await owner.api.deckLinks.createLink({ id, linkId: newId(), label: 'Ik', email: owner.email, allowsPdf: true });
  const token = url.split('/pitch/')[1] ?? '';

  for (const path of [
    `/api/shared-deck?token=${token}`,
    `/api/shared-deck/file?token=${token}&format=pdf`,
    `/api/projects/${id}/deck/links`,
  ]) {
    const answer = await owner.fetch(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await answer.arrayBuffer();
  }
});
