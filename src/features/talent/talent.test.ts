import { expect, test } from 'vitest';
import { aroundSuspension } from '../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { type PersonDetails, profileInput } from '../profiles/factory.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { publicTalent, talent, talentIdOf } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

type Reader = Pick<Person, 'api' | 'send'>;

/** A talent of whom a made-up skill tells, so that each test finds its own. */
async function makeTalent(details: PersonDetails = {}) {
  const mark = `kunde${newId().slice(-8)}`;
  const person = await server.person({ ...details, skills: [mark] });
  return { person, mark, id: await talentIdOf(db, person) };
}

/** How a reader meets a talent: in the list, in a search, and on the page. */
async function meeting({ api, send }: Reader, { id, mark }: { id: string; mark: string }) {
  const { talents } = await api.talent.listTalents({ availability: 'all', search: mark });
  const { status } = await send('GET', `/api/talents/${id}`);
  return talents.some((each) => each.id === id) && status === 200 ? 'seen' : `${talents.length} found, ${status}`;
}

const unseen = '0 found, 404';

test('a member with the talent role who is open to work is found by a visitor once they chose everyone', async () => {
  const visitor = server.visitor();
  const [open, closed] = [await makeTalent(publicTalent()), await makeTalent(talent({ talentAudience: 'members' }))];
  const unanswered = await makeTalent(talent());

  expect([await meeting(visitor, open), await meeting(visitor, closed), await meeting(visitor, unanswered)]).toEqual([
    'seen',
    unseen,
    unseen,
  ]);
  const member = await server.person();
  for (const each of [open, closed, unanswered]) expect(await meeting(member, each)).toBe('seen');
});

test('people who are not open to work are in no list; members read their page, visitors don’t', async () => {
  const { id, mark } = await makeTalent({ roles: ['talent'], talentAudience: 'everyone' });

  expect(await meeting(server.visitor(), { id, mark })).toBe(unseen);
  expect(await meeting(await server.person(), { id, mark })).toBe('0 found, 200');
});

test('a profile that isn’t public shows its talent to connections only, whatever audience was chosen', async () => {
  const made = await makeTalent(publicTalent({ isPublic: false }));
  const [member, friend] = [await server.person(), await server.person()];
  await makeConnection(db, { from: friend.id, to: made.person.id });

  expect(await meeting(server.visitor(), made)).toBe(unseen);
  expect(await meeting(member, made)).toBe(unseen);
  for (const reader of [friend, made.person]) expect(await meeting(reader, made)).toBe('seen');
});

test.each([
  ['Houtgoed BV', 'Houtgoed'],
  ['Houtgoed', 'houtgoed b.v.'],
  ['Houtgoéd N.V.', 'HOUTGOED-NV'],
  ['Hout Goed', 'Houtgoed'],
])('a talent hidden from %s is not seen by somebody of %s', async (hidden, company) => {
  const made = await makeTalent(talent({ talentHiddenFrom: ['Elders', hidden] }));

  expect(await meeting(await server.person({ company }), made)).toBe(unseen);
  expect(await meeting(await server.person({ company: 'Houthandel' }), made)).toBe('seen');
  expect(await meeting(await server.person(), made)).toBe('seen');
});

test('people of a company that a talent hides from don’t learn on any page that they are open to work', async () => {
  const lastName = `Q${newId().slice(-8)}`;
  const { person } = await makeTalent(talent({ lastName, talentHiddenFrom: ['Houtgoed'] }));
  const openness = async ({ api }: Reader) => {
    const { people } = await api.people.searchPeople({ search: lastName });
    const { people: open } = await api.people.searchPeople({ search: lastName, work: 'open' });
    const { details } = await api.profiles.readProfile({ id: person.id });
    return [people.map((each) => each.person.openToWork), open.length, details?.openToWork, details?.availability];
  };

  expect(await openness(await server.person({ company: 'Houtgoed NV' }))).toEqual([[false], 0, false, 'unavailable']);
  expect(await openness(await server.person({ company: 'Elders' }))).toEqual([[true], 1, true, 'available']);
});

test('owners see their own talent profile, also when they are of a company that it is hidden from', async () => {
  const made = await makeTalent(talent({ company: 'Houtgoed', talentHiddenFrom: ['Houtgoed'] }));

  expect(await meeting(made.person, made)).toBe('seen');
  expect(await made.person.api.talent.readOwnTalent()).toEqual({ talentId: made.id });
  expect((await made.person.api.talent.readTalent({ id: made.id })).can).toEqual({ edit: true, invite: false });
});

test('blocked people don’t meet as talent, in neither direction', async () => {
  const made = await makeTalent(publicTalent());
  const [one, other] = [await server.person(), await server.person()];
  await makeBlock(db, { from: made.person.id, of: one.id });
  await makeBlock(db, { from: other.id, of: made.person.id });

  for (const reader of [one, other]) expect(await meeting(reader, made)).toBe(unseen);
  expect(await meeting(server.visitor(), made)).toBe('seen');
});

test('a suspended talent is gone for everybody until the suspension is lifted', async () => {
  const made = await makeTalent(publicTalent());
  const read = async () => [await meeting(server.visitor(), made), await meeting(await server.person(), made)];

  const seen = ['seen', 'seen'];
  expect(await aroundSuspension(server, made.person, read)).toEqual({ before: seen, suspended: [unseen, unseen], lifted: seen });
});

test('giving up the talent role takes the talent out of sight, also for its owner’s readers', async () => {
  const made = await makeTalent(publicTalent());
  const { fields, version } = await made.person.api.profile.readOwnProfile();
  await made.person.api.profile.saveProfile({ ...fields, roles: ['investor'], version });

  expect(await meeting(server.visitor(), made)).toBe(unseen);
  expect(await made.person.api.talent.readOwnTalent()).toEqual({ talentId: null });
});

test('visitors read no contact details, company or picture, members the company', async () => {
  const details = { phone: '+32 470 12 34 56', company: 'Zilverhark', jobTitle: 'Ontwerper', phoneVisibility: 'everyone' } as const;
  const { id, person, mark } = await makeTalent(
    publicTalent({ ...details, emailVisibility: 'everyone', websiteUrl: 'https://werk.example' }),
  );
  const [visitor, member] = [server.visitor(), await server.person()];

  const { body } = await visitor.send('GET', `/api/talents/${id}`);
  expect(body).toMatchObject({ person: { jobTitle: 'Ontwerper', company: '', avatarId: null }, portfolioUrl: 'https://werk.example' });
  const read = JSON.stringify([body, await visitor.api.talent.listTalents({ search: mark })]);
  for (const secret of [details.phone, person.email, 'Zilverhark']) expect(read).not.toContain(secret);
  expect(await member.api.talent.readTalent({ id })).toMatchObject({ person: { company: 'Zilverhark' } });
});

test('the page of a talent has all that it is made of', async () => {
  const owner = await server.person({ roles: ['talent'] });
  const { version } = await owner.api.profile.readOwnProfile();
  await owner.api.profile.saveProfile({ ...profileInput, talentAudience: 'everyone', version });

  expect(await server.visitor().api.talent.readTalent({ id: await talentIdOf(db, owner) })).toMatchObject({
    person: { firstName: 'Noor', lastName: 'Janssens', jobTitle: 'Productontwerper' },
    availability: 'busy',
    hourlyRate: 82.5,
    remoteWork: false,
    location: 'Gent',
    experienceYears: 12,
    linkedinUrl: 'https://www.linkedin.com/in/noor-janssens',
    portfolioUrl: 'https://zilverhark.example.be/werk',
    skills: ['Schetsen', 'Hout'],
    languages: ['Nederlands', 'Frans'],
    bio: profileInput.bio,
    experience: [{ title: 'Ontwerper' }, { title: 'Stagiair' }],
    education: [{ title: 'Productontwikkeling' }],
    certifications: [{ title: 'VCA' }],
    can: { edit: false, invite: false },
  });
});

test('a missing talent says so', async () => {
  expect(await server.visitor().send('GET', `/api/talents/${newId()}`)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Talent profiel niet gevonden' },
  });
});
