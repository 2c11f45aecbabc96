import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { listedAgainDays } from '../profiles/policy.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';
import type { ListedTalents } from './contract.ts';
import { publicTalent, talent } from './factory.ts';

const server = await startTestServer();

type Filters = Partial<ListedTalents>;

async function names(filters: Filters, reader = server.visitor()) {
  const { talents } = await reader.api.talent.listTalents(filters);
  return talents.map(({ person }) => person.firstName).toSorted();
}

const made = await Promise.all(
  [
    {
      firstName: 'Zoë',
      jobTitle: 'Timmerman',
      bio: 'Ik bouw trappen.',
      skills: ['Hout'],
      languages: ['Nederlands', 'Français'],
      location: 'Sint-Niklaas',
      hourlyRate: 45.5,
      experienceYears: 3,
      remoteWork: false,
    },
    {
      firstName: 'Bram',
      jobTitle: 'Ontwikkelaar',
      skills: ['Rust', 'PostgreSQL'],
      languages: ['Engels'],
      location: 'Gent',
      hourlyRate: 90,
      experienceYears: 12,
      workTypes: ['freelance', 'part-time'] as const,
    },
    { firstName: 'Cem', jobTitle: 'Ontwikkelaar', hourlyRate: 60, hourlyRateVisibility: 'connections' as const, experienceYears: 7 },
    { firstName: 'Dora', jobTitle: 'Jurist', hourlyRate: 20, hourlyRateVisibility: 'nobody' as const },
    { firstName: 'Els', availability: 'busy' as const, hourlyRate: 75 },
  ].map(({ workTypes = ['full-time'], remoteWork = true, ...details }) =>
    server.person(publicTalent({ ...details, remoteWork, workTypes: [...workTypes] })),
  ),
);

test.each<[string, Filters, string[]]>([
  ['by default those who are available', {}, ['Bram', 'Cem', 'Dora', 'Zoë']],
  ['those who are busy', { availability: 'busy' }, ['Els']],
  ['all who are open to work', { availability: 'all' }, ['Bram', 'Cem', 'Dora', 'Els', 'Zoë']],
  ['a name without its accents', { search: 'zoe' }, ['Zoë']],
  ['a title in another form', { search: 'timmermannen' }, ['Zoë']],
  ['a word of the bio', { search: 'trap' }, ['Zoë']],
  ['a skill', { search: 'postgresql' }, ['Bram']],
  ['a place that is still being typed', { place: 'nikl' }, ['Zoë']],
  ['a place that nobody has', { place: 'zzz' }, []],
  ['all for a place of signs alone', { place: '-' }, ['Bram', 'Cem', 'Dora', 'Zoë']],
  ['remote work', { remote: true }, ['Bram', 'Cem', 'Dora']],
  ['a kind of work', { workType: 'freelance' }, ['Bram']],
  ['a language without its accents', { language: 'francais' }, ['Zoë']],
  ['years of experience', { minYears: 7 }, ['Bram', 'Cem']],
  ['several filters', { minYears: 7, place: 'gent', workType: 'part-time' }, ['Bram']],
])('the list shows %s', async (_what, filters, expected) => {
  expect(await names(filters)).toEqual(expected);
});

test('a rate that isn’t for everyone is in no filter and no order, whoever looks', async () => {
  const owner = made[3];
  expect(owner).toBeDefined();
  if (owner === undefined) return;
  const member = await server.person();

  for (const reader of [server.visitor(), member, owner]) {
    expect(await names({ maxRate: 20 }, reader)).toEqual([]);
    expect(await names({ maxRate: 45.5 }, reader)).toEqual(['Zoë']);
    expect(await names({ maxRate: 100_000 }, reader)).toEqual(['Bram', 'Zoë']);
    const { talents } = await reader.api.talent.listTalents({ sort: 'rate', availability: 'all' });
    expect(talents.map(({ person }) => person.firstName)).toEqual(['Zoë', 'Els', 'Bram']);
  }
  const { talents } = await member.api.talent.listTalents({});
  expect(Object.fromEntries(talents.map(({ person, hourlyRate }) => [person.firstName, hourlyRate]))).toEqual({
    Zoë: 45.5,
    Bram: 90,
    Cem: null,
    Dora: null,
  });
});

test.each(['newest', 'rate', 'experience'] as const)('the order %s reads page by page, each talent once', async (sort) => {
  const fresh = await startTestServer();
  const people = await Promise.all(
    Array.from({ length: 45 }, (_each, place) =>
      fresh.person(publicTalent({ firstName: `T${place}`, hourlyRate: 40 + (place % 7) / 2, experienceYears: place % 5 })),
    ),
  );
  const seen: { value: number; id: string }[] = [];
  let after: string | undefined;
  do {
    const page = await fresh.visitor().api.talent.listTalents({ sort, after });
    expect(page.talents.length).toBeLessThanOrEqual(20);
    seen.push(
      ...page.talents.map(({ id, hourlyRate, experienceYears }) => ({ id, value: sort === 'rate' ? (hourlyRate ?? 0) : -experienceYears })),
    );
    after = page.next ?? undefined;
  } while (after !== undefined);

  expect(new Set(seen.map(({ id }) => id)).size).toBe(people.length);
  if (sort !== 'newest')
    expect(seen.map(({ value }) => value)).toEqual(seen.map(({ value }) => value).toSorted((one, other) => one - other));
});

test('a place in another order is refused', async () => {
  const visitor = server.visitor();
  const { next } = await (await startManyOf(21)).api.talent.listTalents({ sort: 'rate' });

  expect(await visitor.send('GET', `/api/talents?sort=rate&after=${next}`)).toMatchObject({ status: 200 });
  for (const sort of ['newest', 'experience&after=2026-01-01T00:00:00.000Z_x']) {
    expect(await visitor.send('GET', `/api/talents?sort=${sort}&after=${next}`)).toMatchObject({ status: 400 });
  }
});

async function startManyOf(count: number) {
  const fresh = await startTestServer();
  await Promise.all(Array.from({ length: count }, () => fresh.person(publicTalent({ hourlyRate: 50 }))));
  return fresh.visitor();
}

test('the list begins with whoever was last to become open to work; a toggle doesn’t move anyone up', async () => {
  const fresh = await startTestServer();
  const first = await fresh.person(talent({ firstName: 'Eerst' }));
  await fresh.services.db.update(talentProfiles).set({ listedAt: fresh.clock.now() });
  fresh.clock.advance({ days: 1 });
  const second = await fresh.person(talent({ firstName: 'Tweede' }));
  await fresh.services.db.update(talentProfiles).set({ listedAt: fresh.clock.now() }).where(eq(talentProfiles.personId, second.id));
  const order = async () => (await (await fresh.person()).api.talent.listTalents({})).talents.map(({ person }) => person.firstName);
  async function set(openToWork: boolean) {
    const { fields, version } = await first.api.profile.readOwnProfile();
    await first.api.profile.saveProfile({ ...fields, openToWork, version });
  }

  await set(false);
  await set(true);
  expect(await order()).toEqual(['Tweede', 'Eerst']);

  await set(false);
  expect(await order()).toEqual(['Tweede']);
  fresh.clock.advance({ days: listedAgainDays });
  await first.api.accounts.signIn({ email: first.email, password: first.password });
  await set(true);
  expect(await order()).toEqual(['Eerst', 'Tweede']);
});

test('a new name, title or skill is found at once, the old one no more', async () => {
  const anna = await server.person(publicTalent({ firstName: 'Anna', jobTitle: 'Loodgieter' }));
  const { fields, version } = await anna.api.profile.readOwnProfile();
  await anna.api.profile.saveProfile({ ...fields, firstName: 'Hannelore', jobTitle: 'Imker', skills: ['Bijen'], version });

  expect(await names({ search: 'loodgieter' })).toEqual([]);
  for (const search of ['hannelore', 'imker', 'bijen']) expect(await names({ search })).toEqual(['Hannelore']);
});
