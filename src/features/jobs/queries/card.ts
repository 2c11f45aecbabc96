import { isoOf } from '../../../platform/server/iso-of.ts';
import { visibleProjectSql } from '../../projects/queries/visible.ts';
import { toPicture } from '../../uploads/queries.ts';
import type { JobCard } from '../contract.ts';
import { canEditJob, isOpen, shownOnCard } from '../policy.ts';
import { type ShownFigureRow, shownFigureColumn } from '../promise/queries/figures.ts';
import type { jobs } from '../tables.ts';

/** SQL of the application of the viewer `v.id` for a job `j` as JSON, found by `job_applications_person`; null without one. */
const ownApplicationSql = `(select json_build_object('id', ja.id, 'isWithdrawn', ja.status = 'withdrawn',
    'isKept', ja.applicant_deleted_at is null)
  from job_applications ja where ja.job_id = j.id and ja.applicant_id = v.id)`;

/** The columns that cards and pages of a job `j` have in common, with its logo `l` and project `p`, for the viewer `v.id`. */
export const commonColumns = `j.id, j.poster_id, j.title, j.company_name, j.location, j.country, j.is_remote, j.type, j.salary_min, j.salary_max,
  j.rate_min::float, j.rate_max::float, j.rate_unit, j.footing, j.deadline::text, j.opened_at, j.closing, j.project_role_id,
  l.id as logo_id, l.width as logo_width, l.height as logo_height, l.widths as logo_widths,
  p.id as project_id, p.title as project_title, p.description as project_description, ${shownFigureColumn('j.poster_id')},
  ${ownApplicationSql} as own_application`;

/** The joins of these columns. A project that the viewer can't see is left out; its job is there without it. */
export const commonJoins = `left join uploads l on l.id = j.logo_id
  left join project_roles r on r.id = j.project_role_id
  left join projects p on p.id = r.project_id and ${visibleProjectSql('p', 'v.id')}`;

export const cardColumns = `${commonColumns}, j.requirements[1:${shownOnCard}] as requirements,
  coalesce(cardinality(j.requirements), 0) as requirements_count, j.benefits[1:${shownOnCard}] as benefits,
  coalesce(cardinality(j.benefits), 0) as benefits_count`;

type Stored = typeof jobs.$inferSelect;

export type CommonRow = ShownFigureRow & {
  id: string;
  poster_id: string;
  title: string;
  company_name: string;
  location: string;
  country: Stored['country'];
  is_remote: boolean;
  type: Stored['type'];
  salary_min: number | null;
  salary_max: number | null;
  rate_min: number | null;
  rate_max: number | null;
  rate_unit: Stored['rateUnit'];
  footing: Stored['footing'];
  deadline: string | null;
  opened_at: string;
  closing: Stored['closing'];
  project_role_id: string | null;
  logo_id: string | null;
  logo_width: number | null;
  logo_height: number | null;
  logo_widths: number[] | null;
  project_id: string | null;
  project_title: string | null;
  project_description: string | null;
  requirements: string[] | null;
  benefits: string[] | null;
  own_application: JobCard['ownApplication'];
};

export type CardRow = CommonRow & { requirements_count: number; benefits_count: number };

/** `today` is the day in the zone of deadlines. */
export type Reader = { viewerId: string | null; today: string };

export function toCommon(row: CommonRow, { viewerId, today }: Reader) {
  return {
    id: row.id,
    title: row.title,
    companyName: row.company_name,
    logo: toPicture({ id: row.logo_id, width: row.logo_width, height: row.logo_height, widths: row.logo_widths }),
    location: row.location,
    country: row.country,
    isRemote: row.is_remote,
    type: row.type,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    rateMin: row.rate_min,
    rateMax: row.rate_max,
    rateUnit: row.rate_unit,
    footing: row.footing,
    requirements: row.requirements ?? [],
    benefits: row.benefits ?? [],
    deadline: row.deadline,
    openedAt: isoOf(row.opened_at),
    isOpen: isOpen(row, today),
    closing: row.closing,
    projectRoleId: row.project_role_id,
    project: toProject(row),
    figure: row.figure,
    ownApplication: row.own_application,
    can: { edit: canEditJob(viewerId, row.poster_id) },
  };
}

export function toCard(row: CardRow, reader: Reader): JobCard {
  return { ...toCommon(row, reader), requirementsCount: row.requirements_count, benefitsCount: row.benefits_count };
}

function toProject({ project_id: id, project_title: title, project_description: description }: CommonRow): JobCard['project'] {
  return id === null || title === null || description === null ? null : { id, title, description };
}
