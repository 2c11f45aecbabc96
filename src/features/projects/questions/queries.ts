import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import { findSeen } from '../acts/queries.ts';
import { viewerSql, visibleProjectSql } from '../queries/visible.ts';
import type { Question } from './contract.ts';
import { canAnswerQuestion, canDeleteQuestion } from './policy.ts';

const pageSize = 20;

type QuestionRow = PersonRow & {
  id: string;
  project_id: string;
  owner_id: string;
  content: string;
  answer: string;
  created_at: string;
  answered_at: string | null;
};

/** Questions `q` of projects `p` that a viewer can see, of askers whom they meet. */
function selectQuestions(viewerId: string | null, which: SQL): SQL {
  const isVisible = (viewer: string) => `${visibleProjectSql('p', viewer)} and ${canSeeSql('q.asker_id', viewer)}`;
  return sql`
    select q.id, q.project_id, p.owner_id, q.content, q.answer, q.created_at, q.answered_at, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${viewerSql(viewerId)} as id) v, project_questions q
    join projects p on p.id = q.project_id
    join profiles a on a.id = q.asker_id
    where ${bindSql(isVisible, viewerSql(viewerId))} and ${which}`;
}

/** A page of a project's questions, newest first; null when there is no such project for this viewer. */
export async function listQuestions(
  executor: Executor,
  viewerId: string | null,
  { id, before }: { id: string; before?: string | undefined },
): Promise<{ questions: Question[]; next: string | null } | null> {
  if ((await findSeen(executor, viewerId, id)) === null) return null;
  const [time, lastId] = beginAfter(before);
  const isOlder = sql`q.project_id = ${id} and (q.created_at, q.id) < (${time}::timestamptz, ${lastId}::uuid)`;
  const { rows } = await executor.execute<QuestionRow & Record<string, unknown>>(
    sql`${selectQuestions(viewerId, isOlder)} order by q.created_at desc, q.id desc limit ${pageSize + 1}`,
  );
  const questions = rows.slice(0, pageSize).map((row) => toQuestion(row, viewerId));
  const last = rows.length > pageSize ? questions.at(-1) : undefined;
  return { questions, next: last === undefined ? null : `${last.createdAt}_${last.id}` };
}

export type FoundQuestion = { question: Question; projectId: string; ownerId: string; askerId: string };

/** One question with its place; null when there is none for this viewer. */
export async function findQuestion(executor: Executor, viewerId: string, id: string): Promise<FoundQuestion | null> {
  const { rows } = await executor.execute<QuestionRow & Record<string, unknown>>(selectQuestions(viewerId, sql`q.id = ${id}`));
  const row = rows[0];
  if (row === undefined) return null;
  return { question: toQuestion(row, viewerId), projectId: row.project_id, ownerId: row.owner_id, askerId: row.person_id };
}

function toQuestion(row: QuestionRow, viewerId: string | null): Question {
  const asked = { askerId: row.person_id, ownerId: row.owner_id };
  return {
    id: row.id,
    content: row.content,
    createdAt: isoOf(row.created_at),
    asker: viewerId === null ? null : toPerson(row),
    answer: row.answered_at === null ? null : { content: row.answer, answeredAt: isoOf(row.answered_at) },
    can: { answer: canAnswerQuestion(viewerId, asked), delete: canDeleteQuestion(viewerId, asked) },
  };
}
