import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { fullProject, makeProject } from '../projects/factory.ts';
import { makeDeck } from './factory.ts';
import type { SlideName } from './policy/slides.ts';
import { readShownDeck } from './queries/shown-deck.ts';

const server = await startTestServer();
const { db } = server.services;
const slide = 'investment_ask_slide';

async function ownerWithDeck(): Promise<{ owner: Person; id: string }> {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ...fullProject(), ownerId: owner.id });
  await makeDeck(db, { projectId: id });
  return { owner, id };
}

async function slideOf(owner: Person, id: string, name: SlideName) {
  const found = (await owner.api.decks.readDeck({ id }))?.slides.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

async function changeTarget(owner: Person, id: string, targetAmount: number): Promise<void> {
  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, targetAmount } });
}

/** The words of a slide as its readers see it, with plain spaces. */
async function wordsShown(id: string, name: SlideName): Promise<string> {
  const shown = await readShownDeck(db, id);
  return String(JSON.stringify(shown?.slides.find(({ page }) => page.slide === name)?.page.boxes)).replaceAll('\u00a0', ' ');
}

test('a typed figure that the project states follows it, any other is answered with the way to make it one', async () => {
  const { owner, id } = await ownerWithDeck();

  const { deck, warnings } = await owner.api.decks.saveSlide({
    id,
    slide,
    version: 1,
    fields: { ask: 'Met € 50.000 maken we 7 daken.' },
  });

  expect(warnings).toEqual([
    { field: 'ask', figure: '7', place: { label: 'Doelbedrag en besteding', section: 'financieringsbehoefte', field: 'targetAmount' } },
  ]);
  expect(deck.version).toBe(2);
  expect(deck.slides.at(-1)?.fields.find(({ name }) => name === 'ask')).toMatchObject({ origin: 'hand', isHeld: false });
  await owner.api.decks.saveSlide({ id, slide, version: 2, fields: { ask: 'Met € 50.000 maken we daken.' } });
  await changeTarget(owner, id, 80_000);
  expect(await wordsShown(id, slide)).toContain('Met € 80.000 maken we daken.');
});

test('a text that compares figures is held back from everybody until its owner confirms it', async () => {
  const { owner, id } = await ownerWithDeck();
  await owner.api.ownProjects.stateRaised({ id, amount: 20_000 });
  await owner.api.decks.saveSlide({ id, slide, version: 1, fields: { ask: 'Van € 20.000 groeien we naar € 50.000.' } });
  expect(await wordsShown(id, slide)).toContain('groeien we naar');

  await changeTarget(owner, id, 10_000);

  expect(await wordsShown(id, slide)).not.toContain('groeien we naar');
  const held = await slideOf(owner, id, slide);
  expect(JSON.stringify(held.page)).not.toContain('groeien we naar');
  expect(held.fields.find(({ name }) => name === 'ask')).toMatchObject({
    isHeld: true,
    value: 'Van €\u00a020.000 groeien we naar €\u00a010.000.',
  });

  const { slides } = await owner.api.decks.updateSlide({ id, slide, facts: held.facts });
  expect(slides.at(-1)).toMatchObject({ changes: [] });
  expect(await wordsShown(id, slide)).toContain('Van € 20.000 groeien we naar € 10.000.');
});

test('an owner confirms what they have seen: another change meanwhile is refused', async () => {
  const { owner, id } = await ownerWithDeck();
  await changeTarget(owner, id, 60_000);
  const { facts } = await slideOf(owner, id, slide);
  await changeTarget(owner, id, 70_000);

  await expect(owner.api.decks.updateSlide({ id, slide, facts })).rejects.toMatchObject({ code: 'STALE', status: 409 });

  const seen = await slideOf(owner, id, slide);
  expect(seen.changes).toContainEqual({ label: 'Doelbedrag', before: '€\u00a050.000', now: '€\u00a070.000' });
  await owner.api.decks.updateSlide({ id, slide, facts: seen.facts });
  expect((await slideOf(owner, id, slide)).changes).toEqual([]);
});

test('a save on an old version is refused, unless it says the same', async () => {
  const { owner, id } = await ownerWithDeck();
  const first = { id, slide, version: 1, fields: { ask: 'We zoeken geld.' } } as const;
  await owner.api.decks.saveSlide(first);

  await expect(owner.api.decks.saveSlide({ ...first, fields: { ask: 'Iets anders.' } })).rejects.toMatchObject({ code: 'STALE' });
  const again = await owner.api.decks.saveSlide(first);

  expect(again.deck.version).toBe(2);
});

test('two windows that save at once lose nothing: one of them hears that it was late', async () => {
  const { owner, id } = await ownerWithDeck();
  const save = (ask: string) => owner.api.decks.saveSlide({ id, slide, version: 1, fields: { ask } });

  const saved = await Promise.allSettled([save('Eerste.'), save('Tweede.')]);

  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('null gives a field and the notes back to the rules', async () => {
  const { owner, id } = await ownerWithDeck();
  const before = await slideOf(owner, id, slide);
  await owner.api.decks.saveSlide({ id, slide, version: 1, fields: { ask: 'Anders.' }, notes: 'Langzaam spreken.' });
  expect(await slideOf(owner, id, slide)).toMatchObject({ notes: 'Langzaam spreken.', hasOwnNotes: true });

  await owner.api.decks.saveSlide({ id, slide, version: 2, fields: { ask: null }, notes: null });

  expect(await slideOf(owner, id, slide)).toEqual(before);
});

test.each([
  ['an unknown field', { fields: { onbekend: 'x' } }],
  ['a list where a text belongs', { fields: { ask: ['x'] } }],
  ['a text that is too long', { fields: { ask: 'x'.repeat(221) } }],
  ['a row with a cell too many', { fields: { use_of_funds: [['a', 'b', 'c']] } }],
  ['too many rows', { fields: { use_of_funds: Array.from({ length: 7 }, () => ['a', 'b']) } }],
  ['a reference that is typed', { fields: { ask: 'Wij zoeken {{target_amount}}.' } }],
  ['notes that are too long', { notes: 'x'.repeat(4_001) }],
])('%s is refused', async (_what, typed) => {
  const { owner, id } = await ownerWithDeck();

  const { status } = await owner.send('PATCH', `/api/projects/${id}/deck/slides`, { slide, version: 1, ...typed });

  expect(status).toBe(400);
});

test('rows are saved by cell, without empty ones', async () => {
  const { owner, id } = await ownerWithDeck();

  await owner.api.decks.saveSlide({
    id,
    slide: 'competition_slide',
    version: 1,
    fields: {
      rows: [
        [' Zelf doen ', 'Goedkoop', ''],
        ['', ' ', ''],
      ],
    },
  });

  const { fields } = await slideOf(owner, id, 'competition_slide');
  expect(fields.find(({ name }) => name === 'rows')).toMatchObject({ value: [['Zelf doen', 'Goedkoop', '']], origin: 'hand' });
});
