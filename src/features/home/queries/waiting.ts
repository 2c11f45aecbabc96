import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar.ts';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareSql } from '../../../platform/server/prepared.ts';
import { dayOf, spanOf } from '../../../platform/zoned-time.ts';
import { listMeetings } from '../../agenda/queries/meetings.ts';
import { listStaleDecks } from '../../decks/queries/stale-decks.ts';
import { owedCountSql } from '../../jobs/promise/queries/owed-answers.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { pendingSql } from '../../matches/queries/pending.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { projectZone } from '../../projects/policy.ts';
import { visibleProjectSql } from '../../projects/queries/visible.ts';
import { canSee, canSeeSql } from '../../relations/queries.ts';
import type { Waiting } from '../contract.ts';

/** The viewer, the moment, and the zone in which their today lies. */
type Reader = { viewerId: string; now: Date; timeZone: string };

/** More needn't be counted. */
const countLimit = 100;
const shownPeople = 3;
const shownProjects = 3;
const shownMeetings = 10;
/** Days before and after the date of a milestone in which it is shown. */
const milestoneDays = { before: 7, after: 30 };

/** All that waits for a viewer; a fixed number of queries, and a few for each of at most three decks. */
export async function readWaiting(executor: Executor, reader: Reader): Promise<Waiting> {
  const [requests, rest, meetings, decks] = await Promise.all([
    readRequests(executor, reader.viewerId),
    readRest(executor, reader),
    listToday(executor, reader),
    listStaleDecks(executor, reader.viewerId),
  ]);
  return { requests, ...rest, meetings, decks };
}

/** Served by the indexes of pending connections, one for each side of a pair. */
const listRequesting = prepareSql<PersonRow & { count: number } & Record<string, unknown>, 'viewerId'>((value) => {
  const viewerId = value('viewerId');
  const half = (own: SQL, other: SQL) => sql`(
    select ${other} as id, created_at from connections
    where ${own} = ${viewerId} and status = 'pending' and requester_id <> ${viewerId} and ${canSee(other, viewerId)}
    order by created_at desc, ${other} desc limit ${countLimit})`;
  return sql`
    select least(count(*) over (), ${countLimit})::int as count, ${bindSql((viewer) => personColumns('p', viewer), sql`${viewerId}::uuid`)}
    from (${half(sql`low_id`, sql`high_id`)} union all ${half(sql`high_id`, sql`low_id`)}) r join profiles p on p.id = r.id
    order by r.created_at desc, r.id desc limit ${shownPeople}`;
});

async function readRequests(executor: Executor, viewerId: string): Promise<Waiting['requests']> {
  const rows = await listRequesting(executor, { viewerId });
  return { count: rows[0]?.count ?? 0, people: rows.map(toPerson) };
}

type Rest = Pick<Waiting, 'invitations' | 'admissions' | 'teams' | 'milestones' | 'answers'> & { matches: Waiting['matches'] | null };

/** The rest of the viewer's today. */
function restOfToday({ now, timeZone }: Reader): { from: string; to: string } {
  const today = dayOf(now.toISOString(), timeZone);
  return { from: now.toISOString(), to: spanOf(today, today, timeZone).to };
}

/** Invitations by the index of participants; places in teams by that of their people; admissions and milestones by those of an owner's projects and of a project. */
const findRest = prepareSql<Rest, 'viewerId' | 'endOfToday' | 'day' | 'from' | 'to' | 'today'>((value) => {
  const viewerId = value('viewerId');
  const asks = bindSql((viewer) => canSeeSql('a.person_id', viewer), viewerId);
  const isVisible = bindSql((viewer) => visibleProjectSql('p', viewer), viewerId);
  return sql`
    with own as (select id, title, status from projects where owner_id = ${viewerId} and withdrawn_at is null),
      asked as (
        select own.id, own.title, count(*)::int as count from own join project_admissions a on a.project_id = own.id
        where a.status = 'asked' and ${asks} group by own.id, own.title order by count desc, own.id limit ${shownProjects}),
      due as (
        select m.id, m.title, m.due_on, own.id as project_id, own.title as project_title
        from own join project_milestones m on m.project_id = own.id
        where own.status = 'active' and m.status = 'planned'
          and m.due_on between ${value('from')}::date and ${value('to')}::date
        order by m.due_on, m.id limit ${shownProjects})
    select
      (select json_build_object('count', count(*), 'next', (array_agg(id order by start_time, id))[1]) from (
        select m.id, m.start_time from meetings m
        where m.participant_id = ${viewerId} and m.status = 'pending' and m.start_time >= ${value('endOfToday')}::timestamptz
          and ${canSee(sql`m.organizer_id`, viewerId)} order by m.start_time, m.id limit ${countLimit}) invited) as invitations,
      (select coalesce(json_agg(json_build_object('project', json_build_object('id', id, 'title', title), 'count', count)), '[]')
        from asked) as admissions,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by changed_at desc, id), '[]') from (
        select p.id, p.title, t.changed_at from project_members t join projects p on p.id = t.project_id
        where t.person_id = ${viewerId} and t.status = 'asked' and ${isVisible}
        order by t.changed_at desc, p.id limit ${shownProjects}) teams) as teams,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'dueOn', due_on, 'isLate', due_on < ${value('day')}::date,
          'project', json_build_object('id', project_id, 'title', project_title)) order by due_on, id), '[]')
        from due) as milestones,
      (select json_build_object('count', total, 'late', late) from (${owedCountSql(viewerId, value('today'))}) owed) as answers,
      (select json_build_object('jobs', jobs, 'people', people) from (${pendingSql({ viewerId, today: value('today') })}) pending) as matches`;
});

async function readRest(executor: Executor, reader: Reader): Promise<Pick<Waiting, keyof Rest>> {
  const { viewerId, now } = reader;
  const day = dayOf(now.toISOString(), projectZone);
  const [rest] = await findRest(executor, {
    viewerId,
    endOfToday: restOfToday(reader).to,
    day,
    from: addDays(day, -milestoneDays.after),
    to: addDays(day, milestoneDays.before),
    today: todayOf(now),
  });
  if (rest === undefined) throw new Error('A query without a table has a row.');
  return { ...rest, matches: rest.matches ?? { jobs: 0, people: 0 } };
}

async function listToday(executor: Executor, reader: Reader): Promise<Waiting['meetings']> {
  const meetings = await listMeetings(executor, reader, restOfToday(reader));
  return meetings
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .slice(0, shownMeetings)
    .map(({ id, title, startTime, endTime, status, person, can: { accept } }) => {
      return { id, title, startTime, endTime, status, person, can: { accept } };
    });
}
