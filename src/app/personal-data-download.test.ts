import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeLink, makeRelease } from '../features/decks/links/factory.ts';
import { makePost } from '../features/feed/factory.ts';
import { monthOf } from '../features/profiles/view/entry-days.ts';
import { makeProject } from '../features/projects/factory.ts';
import { makeUpload } from '../features/uploads/factory.ts';
import { newId } from '../platform/ids.ts';
import type { Browser } from './testing/browser.ts';
import { makeFullPerson } from './testing/full-person.ts';
import { readOwnRows, readPersonTables } from './testing/person-tables.ts';
import { startTestServer } from './testing/test-server.ts';
import { zipTexts } from './testing/zip-texts.ts';

const server = await startTestServer();
const { pool, db } = server.services;
const tables = await readPersonTables(pool);

/** Columns that the download leaves out, and why. */
const leftOut: Record<string, string> = {
  'credentials.password': 'a hash, of use to an attacker only',
  'credentials.access_token': 'of other providers, always empty',
  'credentials.refresh_token': 'of other providers, always empty',
  'credentials.id_token': 'of other providers, always empty',
  'sessions.token': 'a digest that stands for a signed-in browser',
  'account_tokens.digest': 'a digest that stands for a link in a mail',
  'pitch_links.token_hash': 'a digest that stands for the address of a link',
  'profiles.words': 'the words of the other columns, made for searches',
  'jobs.search': 'the words of the other columns, made by the search',
  'jobs.indexed_by': 'the version of that search',
  'jobs.place_words': 'the words of the location',
  'jobs.facets': 'what the other columns say, made for the filters of the list',
  'projects.search': 'the words of the other columns, made by the search',
  'projects.indexed_by': 'the version of that search',
  'projects.facets': 'what the other columns say, made for the filters of the list',
  'talent_profiles.search': 'the words of the other columns, made by the search',
  'talent_profiles.indexed_by': 'the version of that search',
  'talent_profiles.place_words': 'the words of the location',
  'talent_profiles.facets': 'what the other columns say, made for the filters of the list',
  'job_matches.poster_answer': 'the answer of the other side, which is theirs',
  'job_matches.poster_answered_at': 'the time of that answer',
  match_documents: 'texts that are in the download, as matching read them',
  match_postings: 'the terms by which these are found',
  pitch_link_codes: 'a digest of a code that was mailed, for some minutes',
  pitch_link_readers: 'a digest that stands for a browser that entered such a code',
  post_like_changes: 'a count on its way; the likes themselves are in the download',
  project_follow_changes: 'a count on its way; the follows themselves are in the download',
  project_milestone_reminders: 'a note of what was told; the notifications are in the download',
  update_tellings: 'how far the followers of an update were told; gone when all were',
};

/** Columns that the download gives as their person wrote them. */
const writtenAs: Record<string, (value: string) => unknown> = {
  'profile_entries.from_month': monthOf,
  'profile_entries.to_month': monthOf,
};

async function download(browser: Browser): Promise<Map<string, string>> {
  const response = await browser.fetch('/api/account/data');
  expect(response.status).toBe(200);
  return zipTexts(new Uint8Array(await response.arrayBuffer()));
}

/** Returns every object inside a JSON value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const asInstant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value;

function asWritten(column: string, value: unknown): unknown {
  return typeof value === 'string' ? (writtenAs[column]?.(value) ?? value) : value;
}

/** Returns the columns of a stored row that no exported object with the same key holds. */
function missingColumns(table: string, row: Record<string, unknown>, exported: Record<string, unknown>[]): string[] {
  const expected = Object.entries(row)
    .filter(([column]) => !(`${table}.${column}` in leftOut))
    .map(([column, value]): [string, unknown] => [column, asWritten(`${table}.${column}`, value)]);
  const isIn = (object: Record<string, unknown>, [column, value]: [string, unknown]) =>
    JSON.stringify(asInstant(object[camel(column)])) === JSON.stringify(asInstant(value));
  const best = exported.map((object) => expected.filter((entry) => !isIn(object, entry))).toSorted((a, b) => a.length - b.length);
  return (best[0] ?? expected).map(([column]) => `${table}.${column}`);
}

test('a person downloads every column of each of their rows, and their files', async () => {
  const { person } = await makeFullPerson(server);

  const files = await download(person);

  const jsons = [...files].filter(([name]) => name.endsWith('.json'));
  expect(jsons.map(([name]) => name).toSorted()).toEqual([
    'aanwezigheid.json',
    'account.json',
    'agenda.json',
    'antwoorden.json',
    'bekeken-projecten.json',
    'berichten.json',
    'bestanden.json',
    'bewaarde-projecten.json',
    'contact.json',
    'feed.json',
    'gedeelde-pitches.json',
    'investeren.json',
    'matches.json',
    'netwerk.json',
    'notificaties.json',
    'pitch-decks.json',
    'profiel.json',
    'projecten.json',
    'sollicitaties.json',
    'startpagina.json',
    'suggesties.json',
    'taalmodel.json',
    'talent.json',
    'vacatures.json',
    'zoekopdrachten.json',
  ]);
  const exported = jsons.flatMap(([, json]) => objectsIn(JSON.parse(json)));
  for (const table of tables.filter(({ name }) => !(name in leftOut))) {
    const rows = await readOwnRows(pool, table, person.id);
    expect(rows, `makeFullPerson makes no row of ${table.name}`).not.toEqual([]);
    expect(rows.flatMap((row) => missingColumns(table.name, row, exported))).toEqual([]);
  }
  const { rows } = await pool.query('select id from uploads where owner_id = $1', [person.id]);
  expect(files.get(`bestanden/avatar/${rows[0].id}.webp`)).toBe(`inhoud van ${rows[0].id}`);
});

test('a person downloads a zip without hashes, tokens or data of others', async () => {
  const { person, stranger } = await makeFullPerson(server);
  const strangersPost = await makePost(db, { authorId: stranger.id, content: 'Alleen van een ander.' });

  const response = await person.fetch('/api/account/data');
  const all = [...(await download(person))].map(([name, text]) => `${name}\n${text}`).join('\n');

  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mijn-gegevens-\d{4}-\d\d-\d\d\.zip"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(all).toContain('Dit is alles wat Kiem over jou bewaart.');
  expect(all).not.toContain('waren er niet meer');
  expect(all).not.toContain('argon2');
  expect(all).not.toContain(strangersPost.content);
  expect(all).not.toContain(stranger.email);
});

/** Columns that are named like secrets and hold none. */
const harmless: Record<string, string> = {
  'abandoned_files.key': 'the place of a stored file',
  'pitch_slides.facts_hash': 'of the facts of a slide, which are in the download beside it',
};
/** Columns of providers that nobody signs in with. */
const alwaysEmpty = ['credentials.access_token', 'credentials.refresh_token', 'credentials.id_token'];

/** All texts in columns whose names say that they hold a secret or a digest of one, by the column. */
async function readSecrets(): Promise<Map<string, string[]>> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'bytea')
       and column_name ~ '(^|_)(hash|digest|token|password|secret|code|key|signature)(_|$)'
       and table_name <> 'rate_limits' order by 1, 2`,
  );
  const secrets = new Map<string, string[]>();
  for (const { table, column } of columns.filter((each) => !(`${each.table}.${each.column}` in harmless))) {
    const { rows } = await pool.query<{ value: string }>(`select ${column}::text as value from ${table} where ${column} is not null`);
    secrets.set(
      `${table}.${column}`,
      rows.map(({ value }) => value),
    );
  }
  return secrets;
}

test('a person downloads no secret, nor a digest of one, from whichever column holds it', async () => {
  const { person } = await makeFullPerson(server);
  const newcomer = { firstName: 'Bo', lastName: 'Peel', email: 'bo@voorbeeld.test', password: 'Kastanje-regenboog-4' };
  await server.visitor().api.accounts.signUp({ id: newId(), ...newcomer, roles: ['talent'] });
  const { id: projectId } = await makeProject(db, { ownerId: person.id });
  await makeRelease(db, { projectId });
  const link = await makeLink(db, { projectId, email: person.email });
  const reader = server.visitor();
  await reader.api.sharedDecks.requestCode({ token: link.token, email: person.email });
  const code = /\d{4} \d{4}/.exec((await server.mails()).at(-1)?.text ?? '')?.[0] ?? '';
  await reader.api.sharedDecks.enterCode({ token: link.token, code });
  await reader.api.sharedDecks.requestCode({ token: link.token, email: person.email });
  const { url } = await person.api.calendar.renewCalendarAddress();

  const all = [...(await download(person))].map(([name, text]) => `${name}\n${text}`).join('\n');

  const held = await readSecrets();
  expect([...held].filter(([, values]) => values.length === 0).map(([column]) => column)).toEqual(alwaysEmpty.toSorted());
  const given = { cookies: [...person.cookies.values(), ...reader.cookies.values()], links: [link.token], calendar: [url ?? ''] };
  for (const [place, secrets] of [...held, ...Object.entries(given)]) {
    expect({ place, found: secrets.filter((secret) => all.includes(secret)) }).toEqual({ place, found: [] });
  }
});

test('a visitor gets no download, and a person ten an hour', async () => {
  const person = await server.person();

  expect((await server.visitor().fetch('/api/account/data')).status).toBe(401);
  for (const _ of Array(10)) expect((await person.fetch('/api/account/data')).status).toBe(200);
  expect((await person.fetch('/api/account/data')).status).toBe(429);
});

test('a download whose file is missing is whole, and says which', async () => {
  const person = await server.person();
  const makeFile = () => makeUpload(server.services, { ownerId: person.id });
  const [kept, lost] = [await makeFile(), await makeFile()];
  await server.services.storage.remove(lost.storageFolder);

  const files = await download(person);

  expect(files.get(`bestanden/post-image/${kept.id}.webp`)).toBe(`inhoud van ${kept.id}`);
  expect(files.has(`bestanden/post-image/${lost.id}.webp`)).toBe(false);
  expect(JSON.parse(files.get('bestanden.json') ?? '')).toMatchObject({ uploads: [{ id: kept.id }, { id: lost.id }] });
  const [, missing] = files.get('LEESMIJ.txt')?.split('Deze bestanden waren er niet meer, en zitten er dus niet in:\n') ?? [];
  expect(missing).toBe(`- bestanden/post-image/${lost.id}.webp\n`);
});

test('the server aborts a download that fails, instead of ending it as if complete', async () => {
  const person = await server.person();
  const { storageFolder } = await makeUpload(server.services, { ownerId: person.id });
  const file = path.join(server.services.settings.dataDir, 'uploads', storageFolder, '480.webp');
  await rm(file);
  await mkdir(file);

  const whole = person.fetch('/api/account/data').then((response) => response.arrayBuffer());

  await expect(whole).rejects.toThrow();
  expect(await person.api.profiles.readMe()).toMatchObject({ id: person.id });
});
