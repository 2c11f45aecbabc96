import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../app/testing/eventually.ts';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { fullProject, makeProject } from '../projects/factory.ts';
import { writeDeckOf } from './commands/write-deck-of.ts';
import { makeDeck } from './factory.ts';
import { standstillSeconds } from './policy/deck.ts';

const server = await startTestServer();
/** Nobody takes its tasks: the tests run them. */
const idle = await startTestServer({ tasks: [] });

async function ownerOn({ services: { db }, person }: typeof server): Promise<{ owner: Person; id: string }> {
  const owner = await person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ...fullProject(), ownerId: owner.id });
  return { owner, id };
}

async function startOnIdle() {
  const { owner, id } = await ownerOn(idle);
  const generationId = newId();
  await owner.api.decks.generatePitchDeck({ id, generationId, keepsHandEdits: false });
  const run = () => writeDeckOf(idle.services, { projectId: id, generationId });
  return { owner, id, generationId, run };
}

/** Makes the database refuse a slide with an SQLSTATE code, until the returned function is called. */
async function refuseSlide(name: string, code: string): Promise<() => Promise<unknown>> {
  const { pool } = idle.services;
  await pool.query(`
    create function refuse_slide() returns trigger language plpgsql as $$ begin
      if new.name = '${name}' then raise exception 'refused' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger refuse_slide before insert or update on pitch_slides for each row execute function refuse_slide();`);
  const lift = () => pool.query('drop trigger if exists refuse_slide on pitch_slides; drop function if exists refuse_slide');
  onTestFinished(async () => void (await lift()));
  return lift;
}

test('a deck is written in the background, and its owner hears of every slide', async () => {
  const { owner, id } = await ownerOn(server);
  expect(await owner.api.decks.readDeck({ id })).toBeNull();
  const stream = await openLiveStream(owner);

  const started = await owner.api.decks.generatePitchDeck({ id, generationId: newId() });

  expect(started).toMatchObject({ status: 'draft', slides: [], generation: { total: 13, endedAt: null, error: null } });
  await eventually(async () => expect(await owner.api.decks.readDeck({ id })).toMatchObject({ status: 'generated' }));
  const deck = await owner.api.decks.readDeck({ id });
  expect(deck?.generation).toMatchObject({ done: 13, error: null, endedAt: expect.any(String) });
  expect(deck?.slides).toHaveLength(13);
  // The start, 13 slides and the end.
  await stream.until(() => stream.changes().filter(({ topic }) => topic === 'decks').length === 15);
  stream.close();
});

test('the same id sent again starts nothing, another one is refused while the first runs', async () => {
  const { owner, id, generationId } = await startOnIdle();

  const again = await owner.api.decks.generatePitchDeck({ id, generationId });
  expect(again.generation).toMatchObject({ id: generationId, done: 0 });
  await expect(owner.api.decks.generatePitchDeck({ id, generationId: newId() })).rejects.toMatchObject({ code: 'BUSY', status: 409 });
  const { rows } = await idle.services.pool.query(`select 1 from pgboss.job where name = 'decks.write-deck' and data->>'projectId' = $1`, [
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test('two that press at the same moment start one writing', async () => {
  const { owner, id } = await ownerOn(idle);

  const pressed = await Promise.allSettled(
    Array.from({ length: 5 }, () => owner.api.decks.generatePitchDeck({ id, generationId: newId() })),
  );

  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(pressed.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(['BUSY', 'BUSY', 'BUSY', 'BUSY']);
});

test('an id of a writing of another project is refused', async () => {
  const { generationId } = await startOnIdle();
  const { owner, id } = await ownerOn(idle);

  await expect(owner.api.decks.generatePitchDeck({ id, generationId })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await owner.api.decks.readDeck({ id })).toBeNull();
});

test('nothing else changes a deck while it is written', async () => {
  const { owner, id } = await startOnIdle();
  const look = { id, style: 'warm' as const, colour: null, showsLogo: true, showsContact: false };

  await expect(owner.api.deckLinks.releaseDeck({ id })).rejects.toMatchObject({ code: 'BUSY' });
  await expect(owner.api.decks.saveLook(look)).rejects.toMatchObject({ code: 'BUSY' });
  await expect(owner.api.decks.setHidden({ id, slide: 'team_slide', isHidden: true })).rejects.toMatchObject({ code: 'BUSY' });
  await expect(owner.api.decks.updateSlide({ id, slide: 'team_slide', facts: '' })).rejects.toMatchObject({ code: 'BUSY' });
  await expect(owner.api.decks.saveSlide({ id, slide: 'team_slide', version: 1 })).rejects.toMatchObject({ code: 'BUSY' });
});

test('a writing that the database broke off goes on where it was', async () => {
  const { owner, id, run } = await startOnIdle();
  const lift = await refuseSlide('business_model_slide', '57P01');

  await expect(run()).rejects.toThrow();
  expect(await owner.api.decks.readDeck({ id })).toMatchObject({ status: 'draft', generation: { done: 5, error: null, endedAt: null } });
  await lift();
  // Written again, the first slide would lose them.
  await idle.services.pool.query(`update pitch_slides set notes = 'Dag!' where project_id = $1 and name = 'title_slide'`, [id]);
  await run();

  const deck = await owner.api.decks.readDeck({ id });
  expect(deck).toMatchObject({
    status: 'generated',
    generation: { done: 13, error: null },
    slides: [{ notes: 'Dag!' }, ...Array(12).fill({})],
  });
});

test('a writing that runs twice at once writes each slide once', async () => {
  const { owner, id, run } = await startOnIdle();

  await Promise.all([run(), run(), run()]);

  // Made as version 1, then changed by 13 slides and the end.
  expect(await owner.api.decks.readDeck({ id })).toMatchObject({ status: 'generated', version: 15, generation: { done: 13 } });
});

test('a failure of the writer ends the writing with a text, and the next one works', async () => {
  const { owner, id, run } = await startOnIdle();
  const lift = await refuseSlide('team_slide', 'P0001');
  await run();
  await lift();

  const failed = await owner.api.decks.readDeck({ id });
  expect(failed).toMatchObject({
    status: 'draft',
    generation: { done: 9, endedAt: expect.any(String), error: 'Kon Pitch deck niet genereren. Probeer het opnieuw.' },
  });
  const generationId = newId();
  await owner.api.decks.generatePitchDeck({ id, generationId });
  await writeDeckOf(idle.services, { projectId: id, generationId });
  expect(await owner.api.decks.readDeck({ id })).toMatchObject({ status: 'generated', generation: { done: 13, error: null } });
});

test('a writing that stands still for good is taken over, and writes nothing more', async () => {
  const { owner, id, run } = await startOnIdle();
  idle.clock.advance({ seconds: standstillSeconds + 1 });
  expect((await owner.api.decks.readDeck({ id }))?.generation).toMatchObject({
    endedAt: expect.any(String),
    error: 'Kon Pitch deck niet genereren. Probeer het opnieuw.',
  });
  const next = newId();

  expect(await owner.api.decks.generatePitchDeck({ id, generationId: next })).toMatchObject({ generation: { id: next, error: null } });

  await run();
  expect(await owner.api.decks.readDeck({ id })).toMatchObject({ slides: [], generation: { id: next, done: 0 } });
});

test('a writing of a project that is gone ends', async () => {
  const { id, run } = await startOnIdle();
  await idle.services.pool.query('delete from projects where id = $1', [id]);

  await run();

  expect((await idle.services.pool.query('select 1 from pitch_decks where project_id = $1', [id])).rowCount).toBe(0);
});

test.each([true, false])('fields and notes by hand are kept when a deck is written anew: %s', async (keepsHandEdits) => {
  const { owner, id } = await ownerOn(idle);
  await makeDeck(idle.services.db, { projectId: id });
  await owner.api.decks.saveSlide({ id, slide: 'problem_slide', version: 1, fields: { who: 'Bewoners van een flat.' }, notes: 'Rustig.' });
  await owner.api.decks.setHidden({ id, slide: 'problem_slide', isHidden: true });
  const generationId = newId();

  await owner.api.decks.generatePitchDeck({ id, generationId, keepsHandEdits });
  await writeDeckOf(idle.services, { projectId: id, generationId });

  const deck = await owner.api.decks.readDeck({ id });
  const slide = deck?.slides.find(({ name }) => name === 'problem_slide');
  expect(slide?.fields.some(({ origin }) => origin === 'hand')).toBe(keepsHandEdits);
  expect(slide?.hasOwnNotes).toBe(keepsHandEdits);
  // To hide it was a choice for the audience, not a text.
  expect(slide?.isHidden).toBe(true);
  const { versions } = await owner.api.deckVersions.listVersions({ id });
  expect(versions).toHaveLength(2);
});

test('a model writes nothing where there is none', async () => {
  const { owner, id } = await ownerOn(idle);

  await expect(owner.api.decks.generatePitchDeck({ id, generationId: newId(), writer: 'model' })).rejects.toMatchObject({
    code: 'NO_MODEL',
  });
  expect(await owner.api.decks.readDeck({ id })).toBeNull();
});
