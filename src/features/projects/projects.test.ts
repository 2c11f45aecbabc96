import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { dayOf } from '../../platform/zoned-time.ts';
import { makeBlock } from '../relations/factory.ts';
import { emptyProject, fullProject, makeProject } from './factory.ts';
import { projectZone } from './policy.ts';
import { indexProject } from './search.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const days = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);
const day = (count: number) => dayOf(days(count).toISOString(), projectZone);

/** The titles of all pages of a list, with the number of pages. */
async function titlesOf(person: Awaited<ReturnType<typeof server.person>>, asked: Parameters<typeof person.api.projects.listProjects>[0]) {
  const titles: string[] = [];
  let pages = 0;
  let after: string | undefined;
  do {
    const page = await person.api.projects.listProjects({ ...asked, after });
    titles.push(...page.projects.map(({ title }) => title));
    after = page.next ?? undefined;
    pages += 1;
  } while (after !== undefined);
  return { titles, pages };
}

test('the overview pages through active and completed projects, the last published first', async () => {
  const [owner, reader] = [await server.person({ roles: ['entrepreneur'] }), await server.person()];
  const expected: string[] = [];
  for (let place = 0; place < 45; place += 1) {
    const title = `Blad ${place}`;
    await makeProject(db, {
      ownerId: owner.id,
      title,
      category: 'blockchain',
      status: place % 2 === 0 ? 'active' : 'completed',
      createdAt: days(-100),
      publishedAt: days(-place),
    });
    expected.push(title);
  }

  expect(await titlesOf(reader, { category: 'blockchain' })).toEqual({ titles: expected, pages: 3 });
  const completed = expected.filter((_title, place) => place % 2 === 1);
  expect(await titlesOf(reader, { category: 'blockchain', status: 'completed' })).toEqual({ titles: completed, pages: 2 });
});

test('projects that end soon are active, and end today or later', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const make = (title: string, endDate: string | null, status: 'active' | 'completed' = 'active') =>
    makeProject(db, { ownerId: owner.id, title, endDate, status, category: 'onderwijs' });
  await make('Morgen', day(1));
  await make('Vandaag', day(0));
  await make('Gisteren', day(-1));
  await make('Ooit', null);
  await make('Voltooid', day(1), 'completed');
  await make('Volgende week', day(7));

  const { titles } = await titlesOf(await server.person(), { category: 'onderwijs', sort: 'ending' });
  expect(titles).toEqual(['Vandaag', 'Morgen', 'Volgende week']);
});

test('drafts and withdrawn projects exist for their owner only', async () => {
  const [owner, reader] = [await server.person({ roles: ['entrepreneur'] }), await server.person()];
  const visitor = server.visitor();
  const draft = await makeProject(db, { ownerId: owner.id, title: 'Concept', status: 'draft', category: 'creatief' });
  const withdrawn = await makeProject(db, { ownerId: owner.id, title: 'Ingetrokken', category: 'creatief', withdrawnAt: clock.now() });
  const open = await makeProject(db, { ownerId: owner.id, title: 'Open', category: 'creatief' });

  for (const caller of [reader, visitor]) {
    for (const { id } of [draft, withdrawn])
      await expect(caller.api.projects.readProject({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await caller.api.projects.readProject({ id: open.id })).title).toBe('Open');
    const listed = async (asked: object) =>
      (await caller.api.projects.listProjects({ category: 'creatief', ...asked })).projects.map(({ title }) => title);
    expect(await listed({})).toEqual(['Open']);
    expect(await listed({ status: 'draft' })).toEqual([]);
    expect(await listed({ own: true })).toEqual([]);
  }
  expect((await titlesOf(owner, { own: true })).titles.toSorted()).toEqual(['Concept', 'Ingetrokken', 'Open']);
  expect((await titlesOf(owner, { status: 'draft' })).titles).toEqual(['Concept']);
  expect((await owner.api.projects.readProject({ id: withdrawn.id })).withdrawnAt).not.toBeNull();
});

test('a blocked person finds no project of the other, and no other way round', async () => {
  const [one, other] = [await server.person(), await server.person()];
  const [ofOne, ofOther] = [
    await makeProject(db, { ownerId: one.id, category: 'ai/ml' }),
    await makeProject(db, { ownerId: other.id, category: 'ai/ml' }),
  ];
  await makeBlock(db, { from: one.id, of: other.id });

  await expect(other.api.projects.readProject({ id: ofOne.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(one.api.projects.readProject({ id: ofOther.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await one.api.projects.listProjects({ category: 'ai/ml' })).projects.map(({ id }) => id)).toEqual([ofOne.id]);
  expect((await other.api.projects.listProjects({ category: 'ai/ml' })).projects.map(({ id }) => id)).toEqual([ofOther.id]);
});

test.each([
  ['everyone', { visitor: 'Tien procent', member: 'Tien procent', owner: 'Tien procent' }],
  ['members', { visitor: null, member: 'Tien procent', owner: 'Tien procent' }],
  ['admitted', { visitor: null, member: null, owner: 'Tien procent' }],
] as const)('an equity proposal for %s shows to nobody else', async (equityAudience, expected) => {
  const owner = await server.person();
  const { id } = await makeProject(db, { ownerId: owner.id, equityProposal: 'Tien procent', equityAudience });
  const read = async ({ api }: Pick<typeof owner, 'api'>) => (await api.projects.readProject({ id })).equityProposal;

  expect({ visitor: await read(server.visitor()), member: await read(await server.person()), owner: await read(owner) }).toEqual(expected);
});

test('an owner whose profile isn’t public shows their name alone', async () => {
  const owner = await server.person({ isPublic: false, jobTitle: 'Bakker', company: 'Brood & Co', location: 'Gent' });
  const { id } = await makeProject(db, { ownerId: owner.id });

  const shown = (await server.visitor().api.projects.readProject({ id })).owner;
  expect(shown).toMatchObject({ id: owner.id, jobTitle: '', company: '', location: '' });
  expect((await owner.api.projects.readProject({ id })).owner).toMatchObject({
    jobTitle: 'Bakker',
    company: 'Brood & Co',
    location: 'Gent',
  });
});

test.each(['x', '2026-01-01T00:00:00.000Z_x', '2026-13-01_01890000-0000-7000-8000-000000000000', "'; drop table projects"])(
  'the place %j in the list is refused',
  async (after) => {
    await expect(server.visitor().api.projects.listProjects({ after })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  },
);

test('a search finds a project by its title, description, tags and owner, within a category', async () => {
  const owner = await server.person({ roles: ['entrepreneur'], firstName: 'Wietske', lastName: 'Oldenburger' });
  const reader = await server.visitor();
  const publish = (title: string, fields: Partial<ReturnType<typeof fullProject>>) =>
    owner.api.ownProjects.createProject({
      id: newId(),
      publish: true,
      fields: { ...fullProject(), tags: [], category: 'e-commerce', ...fields, title },
    });
  await publish('Zonnepanelen te huur', { description: 'Voor daken zonder geld.' });
  await publish('Het lege schap', { description: 'Buurtwinkels met bezorging.', tags: ['Robotica'] });
  const found = async (search: string, filters: object = {}) =>
    (await reader.api.projects.listProjects({ search, category: 'e-commerce', ...filters })).projects.map(({ title }) => title).toSorted();

  expect(await found('panelen')).toEqual(['Zonnepanelen te huur']);
  expect(await found('zonnepanellen')).toEqual(['Zonnepanelen te huur']);
  expect(await found('buurtwinkel')).toEqual(['Het lege schap']);
  expect(await found('ROBOTICA')).toEqual(['Het lege schap']);
  expect(await found('oldenburger')).toEqual(['Het lege schap', 'Zonnepanelen te huur']);
  expect(await found('oldenburger', { category: 'ai/ml' })).toEqual([]);
  expect(await found('dakpan xyzzy')).toEqual([]);
});

test('a draft is found by nobody but its owner, and loses what was edited out', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await owner.api.ownProjects.createProject({
    id: newId(),
    publish: false,
    fields: { ...emptyProject, title: 'Geheime kelderbrouwerij' },
  });
  const found = async ({ api }: Pick<typeof owner, 'api'>, search: string, own: boolean) =>
    (await api.projects.listProjects({ search, own })).projects.length;

  expect(await found(server.visitor(), 'kelderbrouwerij', false)).toBe(0);
  expect(await found(await server.person(), 'kelderbrouwerij', false)).toBe(0);
  expect(await found(owner, 'kelderbrouwerij', true)).toBe(1);

  await owner.api.ownProjects.saveProject({ id, version: 1, publish: false, fields: { ...emptyProject, title: 'Open zolderatelier' } });
  expect(await found(owner, 'kelderbrouwerij', true)).toBe(0);
  expect(await found(owner, 'zolderatelier', true)).toBe(1);
});

test('a search finds what is in a category and a state, of one’s own also drafts and what was withdrawn', async () => {
  const [owner, reader] = [await server.person({ roles: ['entrepreneur'] }), await server.person()];
  const make = async (title: string, more: object) => {
    const { id } = await makeProject(db, { ownerId: owner.id, title: `Kruidentuin ${title}`, category: 'duurzaamheid', ...more });
    await db.transaction((tx) => indexProject(tx, id));
  };
  await make('open', {});
  await make('af', { status: 'completed', completedAt: clock.now() });
  await make('elders', { category: 'onderwijs' });
  await make('concept', { status: 'draft' });
  await make('terug', { withdrawnAt: clock.now() });
  const found = async (person: typeof owner, asked: object) =>
    (await titlesOf(person, { search: 'kruidentuin', ...asked })).titles.map((title) => title.replace('Kruidentuin ', '')).toSorted();

  expect(await found(reader, {})).toEqual(['af', 'elders', 'open']);
  expect(await found(reader, { category: 'duurzaamheid' })).toEqual(['af', 'open']);
  expect(await found(reader, { category: 'duurzaamheid', status: 'completed' })).toEqual(['af']);
  expect(await found(reader, { category: 'duurzaamheid', status: 'active', search: 'kruidentuin ope' })).toEqual(['open']);
  expect(await found(owner, { own: true })).toEqual(['af', 'concept', 'elders', 'open', 'terug']);
  expect(await found(owner, { status: 'draft' })).toEqual(['concept']);
});
