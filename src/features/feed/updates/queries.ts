import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/server/database.ts';
import { visibleProjectSql } from '../../projects/queries/visible.ts';
import { projects } from '../../projects/tables.ts';
import { toPicture } from '../../uploads/queries.ts';
import type { Post } from '../contract.ts';

/** More projects at once aren't offered in a list of choices. */
const mostUpdatable = 50;

/** SQL that joins the project `r` that a post `p` carries, with its picture `ru`, where this viewer can see it. */
export function carriedJoinSql(viewer: string): string {
  return `left join projects r on r.id = p.project_id and ${visibleProjectSql('r', viewer)} left join uploads ru on ru.id = r.image_id`;
}

/** The column of that project. */
export const carriedColumn = `
  case when r.id is not null then json_build_object('id', r.id, 'title', r.title, 'category', r.category, 'isWithdrawn', r.withdrawn_at is not null,
    'targetAmount', r.target_amount, 'raisedAmount', r.raised_amount, 'imageAlt', r.image_alt,
    'image', json_build_object('id', ru.id, 'width', ru.width, 'height', ru.height, 'widths', ru.widths)) end as project`;

type Carried = NonNullable<Post['project']>;
export type CarriedRow = { project: (Omit<Carried, 'image'> & { imageAlt: string; image: Parameters<typeof toPicture>[0] }) | null };

export function toCarried({ project }: CarriedRow): Carried | null {
  if (project === null) return null;
  const { imageAlt, image, ...shown } = project;
  const picture = toPicture(image);
  return { ...shown, image: picture && { ...picture, alt: imageAlt } };
}

/** The condition for the projects of which a person may share an update. */
export function isUpdatableBy(personId: string | AnyPgColumn) {
  return and(eq(projects.ownerId, personId), eq(projects.status, 'active'), isNull(projects.withdrawnAt));
}

/** The projects of which a person may share an update. */
export async function listUpdatable(executor: Executor, personId: string): Promise<{ id: string; title: string }[]> {
  return executor
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(isUpdatableBy(personId))
    .orderBy(desc(projects.publishedAt), desc(projects.id))
    .limit(mostUpdatable);
}
