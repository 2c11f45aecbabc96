import { isoOf } from '../../../platform/server/iso-of.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { toPicture } from '../../uploads/queries.ts';
import type { ProjectCard } from '../contract.ts';
import { canEditProject } from '../policy.ts';

/**
 * SQL of the columns of the follows of a project `p`, for the viewer `v.id`. Follows not folded in yet are added, so counts
 * are exact.
 */
export const followColumns = `
  p.followers_count + coalesce((select sum(c.change)::int from project_follow_changes c where c.project_id = p.id), 0) as followers_count,
  (select true from project_follows f where f.project_id = p.id and f.person_id = v.id) is not null as followed`;

export type FollowRow = { followers_count: number; followed: boolean };

/** The columns that a card and the page of a project share, of a project `p` with its owner `a` and picture `u`. */
export const commonColumns = `p.id, p.title, p.description, p.category, p.status, p.location, p.target_amount, p.raised_amount, p.end_date,
  p.created_at, p.withdrawn_at, p.image_alt, u.id as image_id, u.width, u.height, u.widths,
  ${followColumns}, ${personColumns('a', 'v.id')}`;

/** The columns of a card. */
export const cardColumns = `${commonColumns},
  (select coalesce(json_agg(r.role_name order by r.position), '[]') from project_roles r where r.project_id = p.id and not r.is_filled) as role_names`;

export type CommonRow = PersonRow &
  FollowRow & {
    id: string;
    title: string;
    description: string;
    category: ProjectCard['category'];
    status: ProjectCard['status'];
    location: string;
    target_amount: number;
    raised_amount: number;
    end_date: string | null;
    created_at: string;
    withdrawn_at: string | null;
    image_alt: string;
    image_id: string | null;
    width: number | null;
    height: number | null;
    widths: number[] | null;
  };

export type CardRow = CommonRow & { role_names: string[] };

export function toCard(row: CardRow, viewerId: string | null): ProjectCard {
  return { ...toCommon(row, viewerId), roles: row.role_names };
}

export function toCommon(row: CommonRow, viewerId: string | null): Omit<ProjectCard, 'roles'> {
  const picture = toPicture({ id: row.image_id, width: row.width, height: row.height, widths: row.widths });
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    status: row.status,
    location: row.location,
    targetAmount: row.target_amount,
    raisedAmount: row.raised_amount,
    endDate: row.end_date,
    createdAt: isoOf(row.created_at),
    image: picture && { ...picture, alt: row.image_alt },
    owner: toPerson(row),
    followersCount: row.followers_count,
    followedByViewer: row.followed,
    isWithdrawn: row.withdrawn_at !== null,
    can: { edit: canEditProject(viewerId, row.person_id) },
  };
}
