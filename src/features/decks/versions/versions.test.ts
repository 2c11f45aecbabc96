import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { fullProject, makeProject } from '../../projects/factory.ts';
import { writeDeckOf } from '../commands/write-deck-of.ts';
import { makeDeck } from '../factory.ts';
import { deckLimits } from '../policy/deck.ts';

// The tests run the tasks themselves.
const server = await startTestServer({ tasks: [] });
const { services } = server;
const { db } = services;

async function ownerWithDeck(): Promise<{ owner: Person; id: string; versionId: string }> {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ...fullProject(), ownerId: owner.id });
  const { versionId } = await makeDeck(db, { projectId: id, updatedAt: server.clock.now() });
  return { owner, id, versionId };
}

async function writeAnew(owner: Person, id: string): Promise<void> {
  const generationId = newId();
  server.clock.advance({ seconds: 1 });
  await owner.api.decks.generatePitchDeck({ id, generationId, keepsHandEdits: false });
  await writeDeckOf(services, { projectId: id, generationId });
}

test('the last ten versions are kept, the newest first', async () => {
  const { owner, id, versionId } = await ownerWithDeck();

  for (let turn = 0; turn < deckLimits.versions; turn += 1) await writeAnew(owner, id);

  const { versions } = await owner.api.deckVersions.listVersions({ id });
  expect(versions).toHaveLength(deckLimits.versions);
  expect(versions.map(({ id: kept }) => kept)).not.toContain(versionId);
  expect(versions.map(({ keptAt }) => keptAt)).toEqual(
    versions
      .map(({ keptAt }) => keptAt)
      .toSorted()
      .toReversed(),
  );
  await expect(owner.api.deckVersions.readVersion({ id, versionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a version tells its texts with the figures of then, beside what the deck says now', async () => {
  const { owner, id, versionId } = await ownerWithDeck();
  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, targetAmount: 80_000 } });

  const read = await owner.api.deckVersions.readVersion({ id, versionId });

  const ask = read.slides.at(-1)?.fields.find(({ name }) => name === 'ask');
  expect(ask?.before).toContain('€\u00a050.000');
  expect(ask?.now).toContain('€\u00a080.000');
  expect(JSON.stringify(read)).not.toContain('{{');
});

test('a version that is put back brings the texts by hand, not the figures of then', async () => {
  const { owner, id } = await ownerWithDeck();
  const slide = 'investment_ask_slide';
  await owner.api.decks.saveSlide({ id, slide, version: 1, fields: { next_step: 'Bel ons over € 50.000.' } });
  await writeAnew(owner, id);
  const project = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version: project.version, fields: { ...project.fields, targetAmount: 80_000 } });
  const [kept] = (await owner.api.deckVersions.listVersions({ id })).versions;
  const deck = await owner.api.decks.readDeck({ id });

  const restored = await owner.api.deckVersions.restoreVersion({ id, versionId: kept?.id ?? '', version: deck?.version ?? 0 });

  const last = restored.slides.at(-1);
  expect(last?.fields.find(({ name }) => name === 'next_step')).toMatchObject({ value: 'Bel ons over €\u00a080.000.', origin: 'hand' });
  expect(last?.changes).toContainEqual({ label: 'Doelbedrag', before: '€\u00a050.000', now: '€\u00a080.000' });
  // Also the deck that was there before it is kept.
  expect((await owner.api.deckVersions.listVersions({ id })).versions).toHaveLength(3);
});

test('a version is put back on the deck that its owner saw', async () => {
  const { owner, id, versionId } = await ownerWithDeck();
  await owner.api.decks.setHidden({ id, slide: 'team_slide', isHidden: true });

  await expect(owner.api.deckVersions.restoreVersion({ id, versionId, version: 1 })).rejects.toMatchObject({ code: 'STALE' });
});

test('a version of one project can’t be read or put back by the id of another', async () => {
  const { versionId } = await ownerWithDeck();
  const { owner, id } = await ownerWithDeck();

  await expect(owner.api.deckVersions.readVersion({ id, versionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(owner.api.deckVersions.restoreVersion({ id, versionId, version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
