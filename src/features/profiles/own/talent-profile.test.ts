import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { removeHiddenTalentProfiles } from '../commands/remove-hidden-talent-profiles.ts';
import { profileInput } from '../factory.ts';

const server = await startTestServer();
const { services, clock } = server;

async function save(person: Person, changes: Partial<typeof profileInput>) {
  const { version } = await person.api.profile.readOwnProfile();
  return person.api.profile.saveProfile({ ...profileInput, ...changes, version });
}

async function talentProfileOf({ id }: { id: string }) {
  const { rows } = await services.pool.query('select id, title, availability, hidden_at from talent_profiles where person_id = $1', [id]);
  return rows[0];
}

test('signing up as talent creates a talent profile titled Professional', async () => {
  const id = newId();
  const person = { firstName: 'An', lastName: 'Maes', email: `${id}@voorbeeld.test`, password: 'Kastanje-regenboog-4' };
  const browser = server.visitor();
  await browser.api.accounts.signUp({ id, ...person, roles: ['talent'] });
  const mail = (await server.mails()).find(({ to }) => to === person.email);
  await browser.api.accounts.confirmEmail({ token: /bevestiging=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' });

  expect(await talentProfileOf({ id })).toMatchObject({ title: 'Professional', availability: 'unavailable', hidden_at: null });
});

test('without the role there is none', async () => {
  const anna = await server.person({ roles: ['investor'] });
  await save(anna, { roles: ['investor', 'entrepreneur'] });

  expect(await talentProfileOf(anna)).toBeUndefined();
});

test('title and availability follow the profile', async () => {
  const anna = await server.person({ roles: ['talent'] });

  await save(anna, { jobTitle: 'Meubelmaker', openToWork: true, availability: 'available' });
  expect(await talentProfileOf(anna)).toMatchObject({ title: 'Meubelmaker', availability: 'available' });

  await save(anna, { jobTitle: '', openToWork: true, availability: 'busy' });
  expect(await talentProfileOf(anna)).toMatchObject({ title: 'Professional', availability: 'busy' });

  await save(anna, { openToWork: false });
  expect(await talentProfileOf(anna)).toMatchObject({ availability: 'unavailable' });
});

test('leaving the talent role hides the talent profile, and taking the role back restores it', async () => {
  const anna = await server.person({ roles: ['talent'] });
  const { id } = await talentProfileOf(anna);

  const hidden = await save(anna, { roles: ['investor'] });
  expect(await talentProfileOf(anna)).toMatchObject({ id, hidden_at: clock.now() });
  expect(hidden.talentKeptUntil).toBe(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString());

  // Later saves don't prolong it.
  clock.advance({ days: 29 });
  expect(await save(anna, { roles: ['investor'], bio: 'Nieuw' })).toMatchObject({ talentKeptUntil: hidden.talentKeptUntil });
  await removeHiddenTalentProfiles(services);

  const restored = await save(anna, { roles: ['investor', 'talent'] });
  expect(restored.talentKeptUntil).toBeNull();
  expect(await talentProfileOf(anna)).toMatchObject({ id, hidden_at: null });
});

test('after 30 days a hidden talent profile is gone; one that shows stays', async () => {
  const [anna, bram] = [await server.person({ roles: ['talent'] }), await server.person({ roles: ['talent'] })];
  const before = await talentProfileOf(anna);
  await save(anna, { roles: ['investor'] });

  clock.advance({ days: 30 });
  await removeHiddenTalentProfiles(services);

  expect(await talentProfileOf(anna)).toBeUndefined();
  expect(await talentProfileOf(bram)).toBeDefined();
  // Her session has ended as well by now.
  await anna.api.accounts.signIn({ email: anna.email, password: anna.password });
  await save(anna, { roles: ['talent'] });
  expect((await talentProfileOf(anna)).id).not.toBe(before.id);
});
