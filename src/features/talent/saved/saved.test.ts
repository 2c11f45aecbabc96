import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import type { ProfileFields } from '../../profiles/own/contract.ts';
import { makeBlock } from '../../relations/factory.ts';
import { talent, talentIdOf } from '../factory.ts';
import { makeSavedTalent } from './factory.ts';
import { noteLength } from './policy.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

async function makeTalent(details: object = {}) {
  const person = await server.person(talent(details));
  return { person, id: await talentIdOf(db, person) };
}

const idsOf = async ({ api }: Person) => (await api.savedTalents.listSaved({})).saved.map(({ talent: { id } }) => id);

test('a member saves a talent once, writes a note, and removes both', async () => {
  const [{ id }, anna] = [await makeTalent(), await server.person()];
  for (let press = 0; press < 2; press += 1) await anna.api.savedTalents.saveTalent({ id });
  await anna.api.savedTalents.setNote({ id, note: '  Bel na de zomer.  ' });

  expect(await anna.api.savedTalents.listSaved({})).toMatchObject({ saved: [{ talent: { id }, note: 'Bel na de zomer.' }], next: null });
  expect(await anna.api.savedTalents.listMarks()).toEqual({ marks: [{ talentId: id, hasNote: true }] });
  expect(await anna.api.savedTalents.readNote({ id })).toEqual({ note: 'Bel na de zomer.' });

  await anna.api.savedTalents.unsaveTalent({ id });
  await anna.api.savedTalents.saveTalent({ id });
  expect(await anna.api.savedTalents.listMarks()).toEqual({ marks: [{ talentId: id, hasNote: false }] });
});

test('the list has the last saved first, page by page', async () => {
  const anna = await server.person();
  const talents = await Promise.all(Array.from({ length: 25 }, () => makeTalent()));
  for (const [place, { id }] of talents.entries()) {
    await makeSavedTalent(db, { personId: anna.id, talentId: id, savedAt: new Date(clock.now().getTime() - place * 1000) });
  }
  const first = await anna.api.savedTalents.listSaved({});
  const second = await anna.api.savedTalents.listSaved({ after: first.next ?? undefined });

  expect([...first.saved, ...second.saved].map(({ talent: { id } }) => id)).toEqual(talents.map(({ id }) => id));
  expect([first.saved.length, second.next]).toEqual([20, null]);
});

test('the talents that a member saves, and their notes, show to nobody else', async () => {
  const [{ id, person }, anna] = [await makeTalent(), await server.person()];
  await makeSavedTalent(db, { personId: anna.id, talentId: id, note: 'Geheim plan' });

  for (const other of [person, await server.person()]) {
    expect(await idsOf(other)).toEqual([]);
    expect(await other.send('GET', `/api/saved-talents/${id}/note`)).toMatchObject({ status: 404 });
    expect(await other.send('PUT', `/api/saved-talents/${id}/note`, { note: 'Anders' })).toMatchObject({ status: 404 });
    const seen = JSON.stringify([await other.api.talent.readTalent({ id }), await other.api.notifications.listNotifications({})]);
    expect(seen).not.toContain('Geheim plan');
  }
});

async function change({ api }: Person, changed: Partial<ProfileFields>) {
  const { fields, version } = await api.profile.readOwnProfile();
  await api.profile.saveProfile({ ...fields, ...changed, version });
}

test('a saved talent who can’t be seen any more vanishes; one who isn’t open to work stays', async () => {
  const anna = await server.person({ company: 'Houtgoed' });
  const [blocker, idle, hiding] = [await makeTalent(), await makeTalent(), await makeTalent()];
  for (const { id } of [blocker, idle, hiding]) await anna.api.savedTalents.saveTalent({ id });
  await makeBlock(db, { from: blocker.person.id, of: anna.id });
  await change(idle.person, { openToWork: false });
  await change(hiding.person, { talentHiddenFrom: ['Houtgoed'] });

  expect(await idsOf(anna)).toEqual([idle.id]);
  expect((await anna.api.savedTalents.listMarks()).marks).toHaveLength(1);
  expect(await anna.send('PUT', `/api/saved-talents/${hiding.id}/note`, { note: 'Bellen' })).toMatchObject({ status: 404 });
});

test('one’s own talent profile isn’t saved, and a note has its limit', async () => {
  const [{ id, person }, anna] = [await makeTalent(), await server.person()];
  await anna.api.savedTalents.saveTalent({ id });
  const write = (note: string) => anna.send('PUT', `/api/saved-talents/${id}/note`, { note });

  expect(await person.send('PUT', `/api/saved-talents/${id}`, {})).toMatchObject({ status: 409, body: { code: 'OWN_PROFILE' } });
  expect(await write('a'.repeat(noteLength))).toMatchObject({ status: 200 });
  expect(await write('a'.repeat(noteLength + 1))).toMatchObject({ status: 400 });
});
