import { beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makePost } from '../feed/factory.ts';
import { makeConnection } from '../relations/factory.ts';
import { profileInput } from './factory.ts';
import { type Visibility, visibilities } from './policy.ts';
import { shownToOwner } from './view/details.ts';

const server = await startTestServer();
const { db } = server.services;

let owner: Person;
let connection: Person;
let stranger: Person;
let asker: Person;

/** The visible part of the factory's profile, for somebody who sees none of the private fields. */
const shown = {
  roles: ['talent', 'investor'],
  location: 'Gent',
  bio: profileInput.bio,
  websiteUrl: profileInput.websiteUrl,
  linkedinUrl: profileInput.linkedinUrl,
  experienceYears: 12,
  remoteWork: false,
  openToWork: true,
  availability: 'busy',
  workTypes: ['freelance', 'part-time'],
  skills: ['Schetsen', 'Hout'],
  languages: ['Nederlands', 'Frans'],
  experience: profileInput.experience,
  education: profileInput.education,
  certifications: profileInput.certifications,
  investment: { sectors: ['Duurzaamheid', 'Creatief'], min: 5000, max: 50_000, types: ['Lening', 'Equity'] },
  cover: null,
  phone: null,
  email: null,
  hourlyRate: null,
};

beforeAll(async () => {
  owner = await server.person();
  connection = await server.person();
  stranger = await server.person();
  asker = await server.person();
  await makeConnection(db, { from: connection.id, to: owner.id });
  await makeConnection(db, { from: asker.id, to: owner.id, status: 'pending' });
});

async function save(changes: Partial<typeof profileInput>): Promise<void> {
  const { version } = await owner.api.profile.readOwnProfile();
  await owner.api.profile.saveProfile({ ...profileInput, ...changes, version });
}

test('a stranger sees the public fields, each once and no other', async () => {
  await save({ phoneVisibility: 'nobody', emailVisibility: 'nobody', hourlyRateVisibility: 'nobody' });

  expect(await stranger.api.profiles.readProfile({ id: owner.id })).toEqual({
    person: { id: owner.id, firstName: 'Noor', lastName: 'Janssens', jobTitle: 'Productontwerper', company: 'Zilverhark', avatarId: null },
    relation: 'none',
    details: shown,
    can: { edit: false },
  });
});

const fields = [
  ['phone', 'phoneVisibility', '+32 470 12 34 56'],
  ['email', 'emailVisibility', () => owner.email],
  ['hourlyRate', 'hourlyRateVisibility', 82.5],
] as const;

const mayRead: Record<Visibility, { connection: boolean; stranger: boolean }> = {
  everyone: { connection: true, stranger: true },
  connections: { connection: true, stranger: false },
  nobody: { connection: false, stranger: false },
};

for (const [field, setting, stored] of fields) {
  test.each(visibilities)(`${field} for %s`, async (visibility) => {
    const value = typeof stored === 'function' ? stored() : stored;
    await save({ phoneVisibility: 'nobody', emailVisibility: 'nobody', hourlyRateVisibility: 'nobody', [setting]: visibility });

    const read = async (viewer: Person) => (await viewer.api.profiles.readProfile({ id: owner.id })).details;
    const expected = (isShown: boolean) => ({ ...shown, [field]: isShown ? value : null });
    expect(await read(connection)).toEqual(expected(mayRead[visibility].connection));
    expect(await read(stranger)).toEqual(expected(mayRead[visibility].stranger));
    expect(await read(asker)).toEqual(expected(mayRead[visibility].stranger));
    expect((await read(owner))?.[field]).toEqual(value);
  });
}

test('phone and e-mail show to connections and the rate to everyone, unless their owner decides otherwise', async () => {
  const anna = await server.person({ phone: '0470123456', hourlyRate: 60 });
  await makeConnection(db, { from: connection.id, to: anna.id });

  expect((await stranger.api.profiles.readProfile({ id: anna.id })).details).toMatchObject({ phone: null, email: null, hourlyRate: 60 });
  expect((await connection.api.profiles.readProfile({ id: anna.id })).details).toMatchObject({
    phone: '0470123456',
    email: anna.email,
    hourlyRate: 60,
  });
});

test('a profile that is not public shows name and picture only, and all of itself to connections', async () => {
  await save({ isPublic: false });

  const bare = {
    person: { id: owner.id, firstName: 'Noor', lastName: 'Janssens', jobTitle: '', company: '', avatarId: null },
    relation: 'none',
    details: null,
    can: { edit: false },
  };
  expect(await stranger.api.profiles.readProfile({ id: owner.id })).toEqual(bare);
  expect(await asker.api.profiles.readProfile({ id: owner.id })).toEqual(bare);
  const seen = await connection.api.profiles.readProfile({ id: owner.id });
  expect(seen).toMatchObject({ relation: 'connection', person: { jobTitle: 'Productontwerper' }, details: { phone: '+32 470 12 34 56' } });
  expect(await owner.api.profiles.readProfile({ id: owner.id })).toMatchObject({ relation: 'self', details: {}, can: { edit: true } });
});

test('one’s own page shows the profile as it is read', async () => {
  for (const roles of [profileInput.roles, ['entrepreneur'] as const]) {
    await save({ roles: [...roles], phone: '', phoneVisibility: 'nobody', emailVisibility: 'nobody', hourlyRateVisibility: 'nobody' });
    const shownByPage = shownToOwner(await owner.api.profile.readOwnProfile());
    expect(shownByPage).toEqual(await owner.api.profiles.readProfile({ id: owner.id }));
  }
});

test('lists leave out title and company of people who are not public', async () => {
  await save({ isPublic: false });
  const { id } = await makePost(db, { authorId: owner.id });

  const author = async (viewer: Person) => (await viewer.api.feed.listPosts({})).posts.find((post) => post.id === id)?.author;
  expect(await author(stranger)).toMatchObject({ firstName: 'Noor', jobTitle: '', company: '' });
  expect(await author(connection)).toMatchObject({ jobTitle: 'Productontwerper', company: 'Zilverhark' });
  expect(await author(owner)).toMatchObject({ jobTitle: 'Productontwerper', company: 'Zilverhark' });
});

test('criteria show of investors only', async () => {
  await save({ roles: ['talent'] });

  expect((await stranger.api.profiles.readProfile({ id: owner.id })).details?.investment).toBeNull();
});

test('signed out nobody is shown', async () => {
  await expect(server.visitor().api.profiles.readProfile({ id: owner.id })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    message: 'Je moet ingelogd zijn om profielen te bekijken.',
  });
});

test('the profile of a missing or an unconfirmed person is not found', async () => {
  const id = newId();
  const email = `${id}@voorbeeld.test`;
  await server.visitor().api.accounts.signUp({ id, firstName: 'Nep', lastName: 'Persoon', email, password: 'Kastanje-regenboog-4' });

  for (const each of [id, newId()]) {
    await expect(stranger.api.profiles.readProfile({ id: each })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Deze persoon bestaat niet (meer).',
    });
  }
  expect((await stranger.send('GET', '/api/profiles/geen-id')).status).toBe(400);
});
