import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { type Happened, happenedOf, timeOf } from './happened.ts';

type Act = { personId: string; at: number; actorId: string; projectId: string; title: string };

const ofProject = sql`p.id as "projectId", p.title`;

/** Reads what happened around projects of which these people are told: follows, updates, access, teams, roles and pitches. */
export async function readEventsOfProjects(db: Executor, people: string[]): Promise<Happened[]> {
  const follows = await db.execute<Act>(sql`
    select p.owner_id as "personId", ${timeOf(sql`f.created_at`)} as at, f.person_id as "actorId", ${ofProject}
    from project_follows f join projects p on p.id = f.project_id where p.owner_id in ${people}`);
  const updates = await db.execute<Act>(sql`
    select f.person_id as "personId", ${timeOf(sql`u.created_at`)} as at, u.author_id as "actorId", ${ofProject}
    from posts u join projects p on p.id = u.project_id join project_follows f on f.project_id = p.id and f.created_at < u.created_at
    where f.person_id in ${people}`);
  const asked = await db.execute<Act & { admissionId: string }>(sql`
    select p.owner_id as "personId", ${timeOf(sql`a.changed_at`)} as at, a.person_id as "actorId", ${ofProject}, a.id as "admissionId"
    from project_admissions a join projects p on p.id = a.project_id where a.status = 'asked' and p.owner_id in ${people}`);
  const admitted = await db.execute<Act>(sql`
    select a.person_id as "personId", ${timeOf(sql`a.changed_at`)} as at, p.owner_id as "actorId", ${ofProject}
    from project_admissions a join projects p on p.id = a.project_id where a.status = 'admitted' and a.person_id in ${people}`);
  const members = await db.execute<Act & { memberId: string; kind: 'member-asked' | 'member-accepted' }>(sql`
    select case m.status when 'asked' then m.person_id else p.owner_id end as "personId", ${timeOf(sql`m.changed_at`)} as at,
      case m.status when 'asked' then p.owner_id else m.person_id end as "actorId", ${ofProject}, m.id as "memberId",
      case m.status when 'asked' then 'member-asked' else 'member-accepted' end as kind
    from project_members m join projects p on p.id = m.project_id
    where case m.status when 'asked' then m.person_id else p.owner_id end in ${people}`);
  const interests = await db.execute<Act & { interestId: string; roleName: string }>(sql`
    select p.owner_id as "personId", ${timeOf(sql`i.created_at`)} as at, i.person_id as "actorId", ${ofProject}, i.id as "interestId",
      r.role_name as "roleName"
    from project_interests i join project_roles r on r.id = i.role_id join projects p on p.id = r.project_id where p.owner_id in ${people}`);
  return [
    ...happenedOf(follows.rows, ({ actorId, projectId, title }) => ({ kind: 'project-follow', actorId, projectId, title })),
    ...happenedOf(updates.rows, ({ actorId, projectId, title }) => ({ kind: 'project-update', actorId, projectId, title })),
    ...happenedOf(asked.rows, ({ actorId, admissionId, projectId, title }) => ({
      kind: 'access-asked',
      actorId,
      admissionId,
      projectId,
      title,
    })),
    ...happenedOf(admitted.rows, ({ actorId, projectId, title }) => ({ kind: 'access-admitted', actorId, projectId, title })),
    ...happenedOf(members.rows, ({ kind, actorId, memberId, projectId, title }) => ({ kind, actorId, memberId, projectId, title })),
    ...happenedOf(interests.rows, ({ actorId, interestId, roleName }) => ({ kind: 'role-interest', actorId, interestId, roleName })),
    ...(await readQuestions(db, people)),
    ...(await readReadings(db, people)),
  ];
}

async function readQuestions(db: Executor, people: string[]): Promise<Happened[]> {
  type Said = Act & { questionId: string; text: string };
  const questions = await db.execute<Said>(sql`
    select p.owner_id as "personId", ${timeOf(sql`q.created_at`)} as at, q.asker_id as "actorId", ${ofProject}, q.id as "questionId",
      q.content as text
    from project_questions q join projects p on p.id = q.project_id where p.owner_id in ${people}`);
  const answers = await db.execute<Said>(sql`
    select q.asker_id as "personId", ${timeOf(sql`q.answered_at`)} as at, p.owner_id as "actorId", ${ofProject}, q.id as "questionId",
      q.answer as text
    from project_questions q join projects p on p.id = q.project_id where q.answered_at is not null and q.asker_id in ${people}`);
  return [
    ...happenedOf(questions.rows, ({ actorId, ...said }) => ({ kind: 'project-question', actorId, ...questionOf(said) })),
    ...happenedOf(answers.rows, ({ actorId, ...said }) => ({ kind: 'project-answer', actorId, ...questionOf(said) })),
  ];
}

const questionOf = ({ projectId, questionId, text }: { projectId: string; questionId: string; text: string }) => ({
  projectId,
  questionId,
  text,
});

/** Owners are told of the first time that a reader opens their pitch. */
async function readReadings(db: Executor, people: string[]): Promise<Happened[]> {
  const byPeople = await db.execute<Act & { linkId: string | null }>(sql`
    select p.owner_id as "personId", ${timeOf(sql`min(r.opened_at)`)} as at, r.person_id as "actorId", ${ofProject}, r.link_id as "linkId"
    from pitch_readings r join projects p on p.id = r.project_id
    where r.person_id is not null and p.owner_id in ${people} group by p.id, r.person_id, r.link_id`);
  const byAddress = await db.execute<Omit<Act, 'actorId'> & { linkId: string; label: string }>(sql`
    select p.owner_id as "personId", ${timeOf(sql`min(r.opened_at)`)} as at, ${ofProject}, l.id as "linkId", l.label
    from pitch_readings r join projects p on p.id = r.project_id join pitch_links l on l.id = r.link_id
    where r.person_id is null and p.owner_id in ${people} group by p.id, l.id`);
  return [
    ...happenedOf(byPeople.rows, ({ actorId, projectId, linkId, title }) => ({ kind: 'deck-read', actorId, projectId, linkId, title })),
    ...happenedOf(byAddress.rows, ({ projectId, linkId, label }) => ({ kind: 'deck-opened', actorId: null, projectId, linkId, label })),
  ];
}
