import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { listedProjectSql } from '../../projects/queries/visible.ts';
import { toPicture } from '../../uploads/queries.ts';
import { isOpen } from '../policy.ts';
import { questionsSql } from '../queries/job.ts';
import type { jobs } from '../tables.ts';
import type { JobFields, OwnJob, OwnRole } from './contract.ts';

/** The most roles that the form offers. */
const shownRoles = 200;

type Stored = typeof jobs.$inferSelect;

type Row = Pick<
  Stored,
  | 'id'
  | 'version'
  | 'closing'
  | 'title'
  | 'description'
  | 'location'
  | 'country'
  | 'type'
  | 'footing'
  | 'deadline'
  | 'requirements'
  | 'benefits'
> & {
  company_name: string;
  company_url: string;
  company_size: Stored['companySize'];
  logo_id: string | null;
  logo_width: number | null;
  logo_height: number | null;
  logo_widths: number[] | null;
  is_remote: boolean;
  salary_min: number | null;
  salary_max: number | null;
  rate_min: number | null;
  rate_max: number | null;
  rate_unit: Stored['rateUnit'];
  asks_letter: boolean;
  asks_cv: boolean;
  questions: JobFields['questions'];
  project_role_id: string | null;
  asked_at: string | null;
  updated_at: string;
};

type Own = { posterId: string; today: string };

/** A person's own job with everything that they can change of it; null when it isn't theirs. */
export async function readOwnJob(executor: Executor, { posterId, today }: Own, id: string): Promise<OwnJob | null> {
  const { rows } = await executor.execute<Row & Record<string, unknown>>(sql`
    select j.id, j.version, j.closing, j.title, j.description, j.location, j.country, j.type, j.footing, j.deadline::text, j.requirements,
      j.benefits, j.company_name, j.company_url, j.company_size, j.is_remote, j.salary_min, j.salary_max, j.rate_min::float, j.rate_max::float,
      j.rate_unit, j.asks_letter, j.asks_cv, j.project_role_id, j.asked_at, j.updated_at, ${sql.raw(questionsSql('j.id'))} as questions,
      j.logo_id, l.width as logo_width, l.height as logo_height, l.widths as logo_widths
    from jobs j left join uploads l on l.id = j.logo_id
    where j.id = ${id} and j.poster_id = ${posterId}`);
  const row = rows[0];
  return row === undefined ? null : toOwnJob(row, today);
}

function toOwnJob(row: Row, today: string): OwnJob {
  return {
    id: row.id,
    version: row.version,
    fields: toFields(row),
    logo: toPicture({ id: row.logo_id, width: row.logo_width, height: row.logo_height, widths: row.logo_widths }),
    closing: row.closing,
    isOpen: isOpen(row, today),
    isAsked: row.closing === null && row.asked_at !== null,
    updatedAt: isoOf(row.updated_at),
  };
}

function toFields(row: Row): JobFields {
  const { title, description, location, country, type, footing, deadline, questions } = row;
  return {
    title,
    companyName: row.company_name,
    companyUrl: row.company_url,
    companySize: row.company_size,
    logoId: row.logo_id,
    description,
    location,
    country,
    isRemote: row.is_remote,
    type,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    rateMin: row.rate_min,
    rateMax: row.rate_max,
    rateUnit: row.rate_unit,
    footing,
    requirements: row.requirements ?? [],
    benefits: row.benefits ?? [],
    deadline,
    asksLetter: row.asks_letter,
    asksCv: row.asks_cv,
    questions,
    projectRoleId: row.project_role_id,
  };
}

/** The roles of a person's own active projects, those of the newest project first; without a company of its own, with the owner's. */
export async function listOwnRoles(executor: Executor, posterId: string): Promise<OwnRole[]> {
  const { rows } = await executor.execute<OwnRole>(sql`
    select r.id, p.id as "projectId", p.title as "projectTitle", p.description as "projectDescription",
      coalesce(nullif(p.company_name, ''), owner.company) as "companyName", p.location, r.role_name as "roleName",
      r.description, r.requirements, r.time_commitment as "timeCommitment", r.compensation
    from projects p join project_roles r on r.project_id = p.id join profiles owner on owner.id = p.owner_id
    where p.owner_id = ${posterId} and p.status = 'active' and ${sql.raw(listedProjectSql('p'))}
    order by p.published_at desc, p.id desc, r.position limit ${shownRoles}`);
  return rows;
}
