import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { addDays } from '../../platform/calendar.ts';
import { newId } from '../../platform/ids.ts';
import { makeAdmission } from '../projects/admissions/factory.ts';
import { fullProject, makeProject, makeRole } from '../projects/factory.ts';
import { makeBlock } from '../relations/factory.ts';
import { makeUpload } from '../uploads/factory.ts';
import { makeDeck } from './factory.ts';
import { slideNames } from './policy/slides.ts';
import { readDeckSource } from './queries/deck-project.ts';
import { readShownDeck } from './queries/shown-deck.ts';

const server = await startTestServer();
const { services } = server;
const { db } = services;

async function ownerWithDeck(details: Partial<Parameters<typeof makeProject>[1]> = {}): Promise<{ owner: Person; id: string }> {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ...fullProject(), ...details, ownerId: owner.id });
  await makeDeck(db, { projectId: id });
  return { owner, id };
}

/** The words of a page, with plain spaces. */
const wordsOf = (page: unknown) => String(JSON.stringify(page)).replaceAll('\u00a0', ' ');

test('the owner reads a deck of 13 slides, each drawn, with the figures of the project', async () => {
  const { owner, id } = await ownerWithDeck();

  const deck = await owner.api.decks.readDeck({ id });

  expect(deck?.slides.map(({ name }) => name)).toEqual(slideNames);
  expect(deck).toMatchObject({ status: 'generated', writer: 'rules', mark: 'Automatisch opgesteld', version: 1 });
  expect(deck?.slides.every(({ page, changes }) => page.boxes.length > 0 && changes.length === 0)).toBe(true);
  expect(wordsOf(deck?.slides.at(-1)?.page)).toContain('€ 50.000');
  expect(JSON.stringify(deck)).not.toContain('{{');
});

test('a deck seeks the roles that are still open, and none once the last one is filled', async () => {
  const { owner, id } = await ownerWithDeck({ roles: [makeRole('Ingenieur'), makeRole('Jurist')] });
  const { roles } = await owner.api.projects.readProject({ id });
  const team = async () => wordsOf((await owner.api.decks.readDeck({ id }))?.slides.find(({ name }) => name === 'team_slide'));
  expect(await team()).toContain('2 rollen staan open: Ingenieur en Jurist.');

  await owner.api.filledRoles.setRoleFilled({ id: roles[0]?.id ?? '', isFilled: true });
  expect(await team()).toContain('Eén rol staat open: Jurist.');

  await owner.api.filledRoles.setRoleFilled({ id: roles[1]?.id ?? '', isFilled: true });
  expect(await team()).not.toContain('We zoeken nog');
});

test('nobody else reads it: not a member, not an admitted person, not a visitor', async () => {
  const { id } = await ownerWithDeck();
  const [stranger, admitted] = [await server.person(), await server.person({ roles: ['investor'] })];
  await makeAdmission(db, { projectId: id, personId: admitted.id, status: 'admitted' });
  const refused = { code: 'FORBIDDEN', status: 403, message: 'Alleen de projecteigenaar kan de Pitch deck bekijken.' };

  await expect(stranger.api.decks.readDeck({ id })).rejects.toMatchObject(refused);
  await expect(admitted.api.decks.readDeck({ id })).rejects.toMatchObject(refused);
  await expect(server.visitor().api.decks.readDeck({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('others hear the same of a project with a deck and of one without', async () => {
  const { id } = await ownerWithDeck();
  const { id: without } = await makeProject(db, { ownerId: (await server.person()).id });
  const stranger = await server.person();

  const answers = await Promise.all([id, without].map((each) => stranger.send('GET', `/api/projects/${each}/deck`)));

  expect(answers[0]).toEqual(answers[1]);
});

test.each([
  ['draft', { status: 'draft' as const }],
  ['withdrawn project', { withdrawnAt: new Date() }],
])('the deck of a %s exists for its owner alone', async (_which, details) => {
  const { owner, id } = await ownerWithDeck(details);
  const stranger = await server.person();

  expect(await owner.api.decks.readDeck({ id })).toMatchObject({ status: 'generated' });
  await expect(stranger.api.decks.readDeck({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a project of somebody who blocks the viewer has no deck for them either', async () => {
  const { owner, id } = await ownerWithDeck();
  const blocked = await server.person();
  await makeBlock(db, { from: owner.id, of: blocked.id });

  await expect(blocked.api.decks.readDeck({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a change of the project shows at once, and its slide tells what changed', async () => {
  const { owner, id } = await ownerWithDeck();
  const project = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version: project.version, fields: { ...project.fields, targetAmount: 80_000 } });

  const deck = await owner.api.decks.readDeck({ id });

  const ask = deck?.slides.find(({ name }) => name === 'investment_ask_slide');
  expect(wordsOf(ask?.page)).toContain('€ 80.000');
  expect(wordsOf(ask?.page)).not.toContain('50.000');
  expect(ask?.changes).toContainEqual({ label: 'Doelbedrag', before: '€\u00a050.000', now: '€\u00a080.000' });
  expect(deck?.slides.find(({ name }) => name === 'problem_slide')?.changes).toEqual([]);
});

test('a slide names the fields of the form that would still fill it', async () => {
  const owner = await server.person();
  const { id } = await makeProject(db, { ownerId: owner.id });
  await makeDeck(db, { projectId: id });

  const deck = await owner.api.decks.readDeck({ id });

  const market = deck?.slides.find(({ name }) => name === 'market_slide');
  expect(market?.missing).toContainEqual(expect.objectContaining({ section: 'markt-doelgroep', field: 'idealCustomer' }));
});

test('the logo is drawn where its owner shows it, and contact details are not until they do', async () => {
  const owner = await server.person();
  const logo = await makeUpload(services, { ownerId: owner.id, kind: 'project-image' });
  const { id } = await makeProject(db, { ...fullProject(), ownerId: owner.id, logoId: logo.id });
  await makeDeck(db, { projectId: id });
  const title = async () => JSON.stringify((await owner.api.decks.readDeck({ id }))?.slides[0]?.page);
  expect(await title()).toContain(logo.id);
  expect(await title()).not.toContain('an@zonnedak.example');

  await owner.api.decks.saveLook({ id, style: 'nacht', colour: '#FF8800', showsLogo: false, showsContact: true });

  expect(await title()).not.toContain(logo.id);
  expect(await title()).toContain('an@zonnedak.example');
  expect(await owner.api.decks.readDeck({ id })).toMatchObject({ style: 'nacht', colour: '#ff8800', look: { style: 'nacht' }, version: 2 });
});

test('a hidden slide is in no presentation and no file, and the others are numbered without it', async () => {
  const { owner, id } = await ownerWithDeck();

  const deck = await owner.api.decks.setHidden({ id, slide: 'traction_slide', isHidden: true });

  expect(deck.slides.filter(({ isHidden }) => isHidden).map(({ name }) => name)).toEqual(['traction_slide']);
  const shown = await readShownDeck(db, id);
  expect(shown?.slides.map(({ page }) => page.slide)).toEqual(slideNames.filter((name) => name !== 'traction_slide'));
  expect(JSON.stringify(shown?.slides.at(-1)?.page)).toMatch(/12 (\/|van) 12/);
});

test('a slide with nothing on it is the owner’s alone, who is shown what would fill it', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ownerId: owner.id, title: 'Zonnedak', targetAmount: 50_000 });
  await makeDeck(db, { projectId: id });

  const deck = await owner.api.decks.readDeck({ id });

  expect(deck?.slides.map(({ name }) => name)).toEqual(slideNames);
  const [empty, filled] = [true, false].map((wanted) => deck?.slides.filter(({ isEmpty }) => isEmpty === wanted) ?? []);
  expect(empty?.map(({ name }) => name)).toContain('market_slide');
  expect(empty?.filter(({ missing }) => missing.length === 0)).toEqual([]);
  expect(empty?.filter(({ page }) => /\d+ \/ \d+/.test(wordsOf(page)))).toEqual([]);
  const shown = await readShownDeck(db, id);
  expect(shown?.slides.map(({ page }) => page)).toEqual(filled?.map(({ page }) => page));
  expect(wordsOf(shown?.slides[1]?.page)).toContain(`2 / ${filled?.length}`);
});

test('a slide whose only text is held back is empty to its readers, until it is confirmed', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ownerId: owner.id, targetAmount: 50_000 });
  await makeDeck(db, { projectId: id });
  const slide = 'traction_slide';
  const emptyOf = async () => (await owner.api.decks.readDeck({ id }))?.slides.find(({ name }) => name === slide)?.isEmpty;
  expect(await emptyOf()).toBe(true);
  await owner.api.decks.saveSlide({ id, slide, version: 1, fields: { mvp_results: 'Van 4 klanten naar een doel van € 50.000.' } });
  expect(await emptyOf()).toBe(false);

  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, targetAmount: 80_000 } });
  expect(await emptyOf()).toBe(true);
  const stale = (await owner.api.decks.readDeck({ id }))?.slides.find(({ name }) => name === slide);
  await owner.api.decks.updateSlide({ id, slide, facts: stale?.facts ?? '' });
  expect(await emptyOf()).toBe(false);
});

test('the windows of the owner hear of each change, and nobody else does', async () => {
  const { owner, id } = await ownerWithDeck();

  await owner.api.decks.setHidden({ id, slide: 'team_slide', isHidden: true });

  const told = await services.pool.query(`select person_id, topic, entity_id from live_events where entity_id = $1`, [id]);
  expect(told.rows).toEqual([{ person_id: owner.id, topic: 'decks', entity_id: id }]);
});

test('a deck goes with its draft, its writing too', async () => {
  const { owner, id } = await ownerWithDeck({ status: 'draft' });
  await owner.api.decks.generatePitchDeck({ id, generationId: newId() });

  await owner.api.ownProjects.deleteDraft({ id });

  for (const table of ['pitch_decks', 'pitch_slides', 'pitch_versions', 'pitch_generations']) {
    expect((await services.pool.query(`select 1 from ${table} where project_id = $1`, [id])).rowCount).toBe(0);
  }
});

test('a deck reads the last ten dates of a milestone, however often it moved', async () => {
  const { id: ownerId } = await server.person();
  const milestone = { id: newId(), title: 'Derde dak', dueOn: '2030-01-01', status: 'planned' as const };
  const earlierDates = Array.from({ length: 500 }, (_each, place) => ({
    milestoneId: milestone.id,
    changedAt: new Date(Date.UTC(2026, 0, 1, 0, place)),
    dueOn: addDays('2027-01-01', place),
  }));
  const { id } = await makeProject(db, { ownerId, plan: { milestones: [milestone] }, earlierDates });

  const source = await readDeckSource(db, id, new Date());

  const last = earlierDates.map(({ dueOn }) => dueOn).slice(-10);
  expect(source?.project.earlierDates).toEqual({ [milestone.id]: last.toReversed() });
});
