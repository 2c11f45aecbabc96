import { expect, onTestFinished, test } from 'vitest';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeRelease } from '../../decks/links/factory.ts';
import { makeConnection } from '../../relations/factory.ts';
import { makeAdmission } from '../admissions/factory.ts';
import { makeProject, makeRole } from '../factory.ts';
import { makeMember } from '../members/factory.ts';
import { makeQuestion } from '../questions/factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

/** Acts of one person on another's project, each with the table that it would leave a row in, for the tables that part them. */
type Acted = { owner: Person; person: Person; projectId: string; roleId: string; questionId: string };
const acts: { [table: string]: (acted: Acted) => Promise<unknown>[] } = {
  project_follows: ({ person, projectId: id }) => [person.api.follows.followProject({ id })],
  project_questions: ({ owner, person, projectId: id, questionId }) => [
    person.api.questions.askQuestion({ id, questionId: newId(), content: 'Wanneer?' }),
    owner.api.questions.answerQuestion({ id: questionId, answer: 'Morgen.' }),
  ],
  project_admissions: ({ owner, person, projectId: id }) => [
    person.api.admissions.askAccess({ id, note: '' }),
    owner.api.admissions.admitPerson({ id, personId: person.id }),
  ],
  project_members: ({ owner, person, projectId: id }) => [
    owner.api.members.askMember({ id, personId: person.id, role: 'Adviseur' }),
    person.api.members.acceptMembership({ id, role: 'Adviseur' }),
  ],
  pitch_links: ({ owner, person, projectId: id }) => [
    owner.api.deckLinks.createLink({ id, linkId: newId(), label: 'Fonds', personId: person.id }),
  ],
  pitch_readings: ({ person, projectId }) => [openShared(person, { projectId })],
  project_interests: ({ person, roleId: id }) => [person.api.interests.showInterest({ id, messageId: newId(), content: 'Dag!' })],
};

/** The tables in which a person is something to a project of somebody else, apart from what they keep to themselves. Posts, jobs and the writing of decks are for own projects only. */
async function tablesBetween(): Promise<string[]> {
  const own = ['saved_projects', 'project_dismissals', 'project_lookers', 'posts', 'jobs', 'pitch_generations'];
  const { rows } = await pool.query<{ name: string }>(`
    select distinct p.conrelid::regclass::text as name from pg_constraint p join pg_constraint t on t.conrelid = p.conrelid
    where p.contype = 'f' and t.contype = 'f' and p.confrelid = 'profiles'::regclass
      and t.confrelid in ('projects'::regclass, 'project_roles'::regclass) order by name`);
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

test('every table that puts a person to another’s project is one that a block empties', async () => {
  expect(await tablesBetween()).toEqual(Object.keys(acts).toSorted());
});

type Left = { status?: string; note?: string; answer?: string; role?: string };

/** A refusal outlives a block, which would else end its 30 days; nobody's words do. */
const isRefusal = ({ status = '', note = '', answer = '', role = '' }: Left) =>
  ['declined', 'ended'].includes(status) && [note, answer, role].every((text) => text === '');

test.each(Object.keys(acts))(
  'a block at the same moment leaves nothing of the two in %s but a refusal, and no notification',
  async (table) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [owner, person] = [await server.person(), await server.person()];
      const role = makeRole();
      const { id: projectId } = await makeProject(db, { ownerId: owner.id, roles: [role] });
      await makeConnection(db, { from: owner.id, to: person.id });
      const { id: questionId } = await makeQuestion(db, { projectId, askerId: person.id });
      await makeRelease(db, { projectId });
      if (table === 'pitch_readings') await makeAdmission(db, { projectId, personId: person.id, status: 'admitted' });
      if (turn % 2 === 0 && table === 'project_members') await makeMember(db, { projectId, personId: person.id, status: 'asked' });
      if (turn % 2 === 0 && table === 'project_admissions') await makeAdmission(db, { projectId, personId: person.id });
      const [blocker, blocked] = turn % 4 < 2 ? [owner, person] : [person, owner];

      const settled = await Promise.allSettled([
        ...(acts[table]?.({ owner, person, projectId, roleId: role.id, questionId }) ?? []),
        blocker.api.network.blockPerson({ id: blocked.id }),
      ]);

      const codes = settled.map((each) => (each.status === 'rejected' ? each.reason.code : 'ok'));
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
      const column = table === 'project_questions' ? 'asker_id' : 'person_id';
      const { rows } = await pool.query<{ left: Left }>(`select to_jsonb(t) as left from ${table} t where ${column} = $1`, [person.id]);
      expect(rows.filter(({ left }) => !isRefusal(left))).toEqual([]);
      expect((await pool.query('select kind from notifications where person_id = any($1)', [[owner.id, person.id]])).rows).toEqual([]);
    }
  },
);

test.each(['owner', 'person'] as const)(
  'a block by the %s doesn’t let somebody who declined a place be asked again at once',
  async (who) => {
    const [owner, person] = [await server.person(), await server.person()];
    const { id } = await makeProject(db, { ownerId: owner.id });
    const changedAt = new Date(server.clock.now().getTime() - 10 * 86_400_000);
    await makeMember(db, { projectId: id, personId: person.id, status: 'declined', changedAt });
    const [blocker, blocked] = who === 'owner' ? [owner, person] : [person, owner];

    await blocker.api.network.blockPerson({ id: blocked.id });
    await blocker.api.network.unblockPerson({ id: blocked.id });
    await makeConnection(db, { from: owner.id, to: person.id });

    const ask = () => owner.api.members.askMember({ id, personId: person.id, role: 'Adviseur' });
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_SOON' });
    // The place that they declined is gone with the block.
    expect((await person.api.projects.readProject({ id })).membership).toBeNull();
    await expect(person.api.members.acceptMembership({ id, role: 'Adviseur' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    server.clock.advance({ days: 20 });
    await ask();
    await person.api.members.acceptMembership({ id, role: 'Adviseur' });
  },
);

test('a block takes the questions of the two off the page, for everybody and for after it is lifted', async () => {
  for (const isOwner of [true, false]) {
    const [owner, asker, other] = [await server.person(), await server.person(), await server.person()];
    const { id } = await makeProject(db, { ownerId: owner.id });
    await makeQuestion(db, { projectId: id, askerId: asker.id, content: 'Zijn jullie oplichters?' });
    await makeQuestion(db, { projectId: id, askerId: other.id, content: 'Wanneer?' });
    const [blocker, blocked] = isOwner ? [owner, asker] : [asker, owner];

    await blocker.api.network.blockPerson({ id: blocked.id });
    await blocker.api.network.unblockPerson({ id: blocked.id });

    const { questions } = await server.visitor().api.questions.listQuestions({ id });
    expect(questions.map(({ content }) => content)).toEqual(['Wanneer?']);
  }
});

test('a withdrawal and a block that take the same notifications back don’t wait for each other', async () => {
  const [owner, person] = [await server.person(), await server.person()];
  const { id } = await makeProject(db, { ownerId: owner.id });
  await makeConnection(db, { from: owner.id, to: person.id });
  await owner.api.members.askMember({ id, personId: person.id, role: 'Adviseur' });
  await owner.api.admissions.admitPerson({ id, personId: person.id });
  const client = await pool.connect();
  onTestFinished(() => client.release(true));

  await client.query('begin');
  await client.query(`select 1 from notifications where person_id = $1 and kind = 'member-asked' for update`, [person.id]);
  const blocking = person.api.network.blockPerson({ id: owner.id });
  await untilSomebodyWaits(pool, 1);
  const withdrawing = owner.api.ownProjects.withdrawProject({ id });
  await untilSomebodyWaits(pool, 2);
  await client.query('commit');

  expect(await Promise.allSettled([blocking, withdrawing])).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  expect((await person.api.notifications.listNotifications({})).notifications).toEqual([]);
});
