import { expect, test } from 'vitest';
import { aroundSuspension } from '../../app/testing/suspension.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { makeProject, makeRole } from '../projects/factory.ts';
import { makeBlock } from '../relations/factory.ts';
import { type JobDetails, makeJob } from './factory.ts';

const server = await startTestServer({ tasks: [] });
const { clock, services } = server;
const { db } = services;
// Half past eleven in the evening of the 14th in Brussels.
clock.set(new Date('2026-06-14T21:30:00Z'));

const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);

type Asked = Parameters<typeof visitor.api.jobs.listJobs>[0];
const visitor = server.visitor();

/** The titles of all pages of a list, with the number of pages. */
async function titlesOf(asked: Asked, { api } = visitor) {
  const titles: string[] = [];
  let pages = 0;
  let after: string | undefined;
  do {
    const page = await api.jobs.listJobs({ ...asked, after });
    titles.push(...page.jobs.map(({ title }) => title));
    after = page.next ?? undefined;
    pages += 1;
  } while (after !== undefined);
  return { titles, pages };
}

/** Jobs of one poster in a place of their own, by which a test finds no others. */
async function makeJobs(location: string, all: Partial<JobDetails>[]) {
  const poster = await server.person({ roles: ['entrepreneur'] });
  const made = [];
  for (const [place, details] of all.entries())
    made.push(await makeJob(db, { posterId: poster.id, location, createdAt: ago(place), ...details }));
  return { poster, made };
}

test('a visitor pages through the open jobs, the last opened first, each once', async () => {
  const all = Array.from({ length: 45 }, (_, place) => ({ title: `Baan ${place}` }));
  await makeJobs('Aalst', all);

  const expected = { titles: all.map(({ title }) => title), pages: 3 };
  expect(await titlesOf({ location: 'Aalst' })).toEqual(expected);
  expect((await titlesOf({})).titles).toEqual(expected.titles);
});

test('a job leaves the list after the day of its deadline in Brussels, and nobody can apply', async () => {
  const { made } = await makeJobs('Brugge', [
    { title: 'Vandaag', deadline: '2026-06-14' },
    { title: 'Gisteren', deadline: '2026-06-13' },
  ]);
  const [today] = made;

  expect((await titlesOf({ location: 'Brugge' })).titles).toEqual(['Vandaag']);
  expect(await visitor.api.jobs.readJob({ id: today?.id ?? '' })).toMatchObject({
    isOpen: true,
    deadlineEndsAt: '2026-06-14T22:00:00.000Z',
  });

  clock.set(new Date('2026-06-14T22:00:00Z'));
  expect((await titlesOf({ location: 'Brugge' })).titles).toEqual([]);
  expect(await visitor.api.jobs.readJob({ id: today?.id ?? '' })).toMatchObject({ isOpen: false, closing: null });
  clock.set(new Date('2026-06-14T21:30:00Z'));
});

test.each([
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('the deadline of %s ends at %s, whenever the clock is changed', async (deadline, end) => {
  const { made } = await makeJobs('Kortrijk', [{ deadline }]);

  expect(await visitor.api.jobs.readJob({ id: made[0]?.id ?? '' })).toMatchObject({ deadlineEndsAt: end });
});

test('the filter narrows the list to a kind of job', async () => {
  const role = makeRole();
  const owner = await server.person({ roles: ['entrepreneur'] });
  await makeProject(db, { ownerId: owner.id, roles: [role] });
  await makeJobs('Gent', [
    { title: 'Rol', projectRoleId: role.id },
    { title: 'Deeltijd', type: 'part-time', isRemote: true },
    { title: 'Contract', type: 'contract' },
    { title: 'Stage', type: 'internship' },
    { title: 'Freelance', type: 'freelance', isRemote: true },
  ]);
  const titles = async (filter: Asked['filter']) => (await titlesOf({ location: 'gent', filter })).titles;

  expect(await titles('project-roles')).toEqual(['Rol']);
  expect(await titles('regular-jobs')).toEqual(['Deeltijd', 'Contract', 'Stage', 'Freelance']);
  expect(await titles('remote')).toEqual(['Deeltijd', 'Freelance']);
  expect(await titles('onsite')).toEqual(['Rol', 'Contract', 'Stage']);
  expect(await titles('full-time')).toEqual(['Rol']);
  expect(await titles('part-time')).toEqual(['Deeltijd']);
  expect(await titles('contract')).toEqual(['Contract']);
  expect(await titles('internship')).toEqual(['Stage']);
  expect(await titles('freelance')).toEqual(['Freelance']);
});

test('a place is found by the beginnings of its words, without accents', async () => {
  await makeJobs('Liège-Guillemins', [{ title: 'Wagen' }]);

  for (const location of ['liege', 'guil', 'Liège Gui']) expect((await titlesOf({ location })).titles).toEqual(['Wagen']);
  expect((await titlesOf({ location: 'emins' })).titles).toEqual([]);
});

test('a minimum pay is a year’s, and an hour’s for freelance work', async () => {
  const freelance = { type: 'freelance' } as const;
  await makeJobs('Hasselt', [
    { title: 'Tot 40', salaryMin: 30_000, salaryMax: 40_000 },
    { title: 'Vanaf 50', salaryMin: 50_000 },
    { title: 'Onbekend' },
    { title: 'Uur', ...freelance, rateMin: 80, rateUnit: 'hour' },
    { title: 'Dag', ...freelance, rateMin: 400, rateMax: 560, rateUnit: 'day' },
  ]);
  const titles = async (asked: Asked) => (await titlesOf({ location: 'Hasselt', ...asked })).titles;

  expect(await titles({ minPay: 40_000 })).toEqual(['Tot 40', 'Vanaf 50']);
  expect(await titles({ minPay: 40_001 })).toEqual(['Vanaf 50']);
  expect(await titles({ minPay: 70, filter: 'freelance' })).toEqual(['Uur', 'Dag']);
  expect(await titles({ minPay: 71, filter: 'freelance' })).toEqual(['Uur']);
});

test('the list of deadlines begins with the first, and ends with jobs without one', async () => {
  const none = Array.from({ length: 25 }, (_, place) => ({ title: `Geen ${place}` }));
  await makeJobs('Leuven', [{ title: 'Later', deadline: '2026-07-01' }, ...none, { title: 'Nu', deadline: '2026-06-14' }]);

  const { titles, pages } = await titlesOf({ location: 'Leuven', sort: 'deadline' });

  expect(pages).toBe(2);
  expect(titles.slice(0, 2)).toEqual(['Nu', 'Later']);
  expect(new Set(titles).size).toBe(27);
});

test('a job for a role shows its project to whoever may see that, and is found by it', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const [open, hidden] = [makeRole(), makeRole()];
  const project = await makeProject(db, { ownerId: owner.id, roles: [open], title: 'Daken', description: 'Samen zon.' });
  const draft = await makeProject(db, { ownerId: owner.id, roles: [hidden], status: 'draft' });
  await makeJob(db, { posterId: owner.id, title: 'Open', projectRoleId: open.id });
  await makeJob(db, { posterId: owner.id, title: 'Concept', projectRoleId: hidden.id });
  const gist = { id: project.id, title: 'Daken', description: 'Samen zon.' };

  expect((await visitor.api.jobs.listJobs({ project: project.id })).jobs).toMatchObject([{ projectRoleId: open.id, project: gist }]);
  // Whoever knows the id of a project that they can't see doesn't learn which jobs are for it.
  expect((await visitor.api.jobs.listJobs({ project: draft.id })).jobs).toEqual([]);
  const listed = (await visitor.api.jobs.listJobs({})).jobs.find(({ title }) => title === 'Concept');
  expect(listed).toMatchObject({ projectRoleId: hidden.id, project: null });
  expect((await owner.api.jobs.listJobs({ project: draft.id })).jobs).toMatchObject([{ project: { id: draft.id } }]);
});

test('a card has the first three requirements and benefits, a page has all', async () => {
  const requirements = ['een', 'twee', 'drie', 'vier'];
  const { made } = await makeJobs('Mechelen', [{ requirements, benefits: ['auto'] }]);

  const [card] = (await visitor.api.jobs.listJobs({ location: 'Mechelen' })).jobs;
  expect(card).toMatchObject({ requirements: ['een', 'twee', 'drie'], requirementsCount: 4, benefits: ['auto'], benefitsCount: 1 });
  expect(await visitor.api.jobs.readJob({ id: made[0]?.id ?? '' })).toMatchObject({ requirements, benefits: ['auto'] });
});

test('closed jobs are listed for their poster alone, and readable by everybody', async () => {
  const { poster, made } = await makeJobs('Oostende', [{ title: 'Open' }, { title: 'Dicht', closedAt: clock.now(), closing: 'filled' }]);

  expect((await titlesOf({ location: 'Oostende' })).titles).toEqual(['Open']);
  expect((await titlesOf({ own: true }, poster)).titles).toEqual(['Open', 'Dicht']);
  expect((await titlesOf({ own: true })).titles).toEqual([]);
  expect(await visitor.api.jobs.readJob({ id: made[1]?.id ?? '' })).toMatchObject({
    isOpen: false,
    closing: 'filled',
    can: { edit: false },
  });
});

test('people who block each other don’t meet through jobs, and nobody meets a suspended poster', async () => {
  const { poster, made } = await makeJobs('Pelt', [{ title: 'Hier' }]);
  const [reader, other] = [await server.person(), await server.person()];
  await makeBlock(db, { from: poster.id, of: reader.id });
  const id = made[0]?.id ?? '';

  expect((await titlesOf({ location: 'Pelt' }, reader)).titles).toEqual([]);
  await expect(reader.api.jobs.readJob({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Vacature niet gevonden.' });
  expect((await titlesOf({ location: 'Pelt' }, other)).titles).toEqual(['Hier']);

  const isFound = async (each: typeof visitor) => {
    const isListed = (await titlesOf({ location: 'Pelt' }, each)).titles.length > 0;
    const isRead = await each.api.jobs.readJob({ id }).then(
      () => true,
      () => false,
    );
    return { isListed, isRead };
  };
  const all = { isListed: true, isRead: true };
  for (const each of [other, visitor])
    expect(await aroundSuspension(server, poster, () => isFound(each))).toEqual({
      before: all,
      suspended: { isListed: false, isRead: false },
      lifted: all,
    });
});

test('no public answer has the mail address or phone number of a poster, whomever they show both to', async () => {
  const contact = { phone: '+32 470 12 34 56', phoneVisibility: 'everyone', emailVisibility: 'everyone' } as const;
  const poster = await server.person({ roles: ['entrepreneur'], ...contact });
  const { id } = await makeJob(db, { posterId: poster.id, location: 'Ronse' });

  const answers = [
    JSON.stringify(await visitor.api.jobs.readJob({ id })),
    JSON.stringify(await visitor.api.jobs.listJobs({ location: 'Ronse' })),
    await (await server.fetch('/banen/feed.atom')).text(),
  ];

  for (const answer of answers) {
    expect(answer).toContain(id);
    expect(answer).not.toContain(poster.email);
    expect(answer).not.toContain(contact.phone);
  }
});
