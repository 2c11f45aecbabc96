import { sql } from 'drizzle-orm';
import { makeJob } from '../../../features/jobs/factory.ts';
import { indexJob } from '../../../features/jobs/search.ts';
import { addDays } from '../../../platform/calendar.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { DemoRows } from '../demo-rows.ts';
import { careJobs } from './care.ts';
import { cultureJobs } from './culture.ts';
import type { DemoJob } from './demo-job.ts';
import { digitalJobs } from './digital.ts';
import { findPeople } from './find.ts';
import { foodJobs } from './food.ts';
import { makingJobs } from './making.ts';
import { supportJobs } from './support.ts';

/** More than sixty jobs of every kind; a few are closed. */
export const demoJobs: DemoJob[] = [...makingJobs, ...foodJobs, ...careJobs, ...digitalJobs, ...cultureJobs, ...supportJobs];

const zone = 'Europe/Brussels';
const dayLength = 86_400_000;

/** Stores the jobs of the demo, around this moment. */
export async function storeJobs(tx: Transaction, profiles: DemoRows['profiles'], now: Date): Promise<void> {
  const personOf = findPeople(profiles);
  const { rows: roles } = await tx.execute<{ id: string; ownerId: string; roleName: string }>(sql`
    select r.id, p.owner_id as "ownerId", r.role_name as "roleName" from project_roles r join projects p on p.id = r.project_id`);
  const today = dayOf(now.toISOString(), zone);
  for (const [place, { poster, made, until, role, closing, requirements, benefits, ...fields }] of demoJobs.entries()) {
    const profile = personOf(poster);
    const projectRoleId = roles.find(({ ownerId, roleName }) => ownerId === profile.id && roleName === role)?.id ?? null;
    if (role !== undefined && projectRoleId === null) throw new Error(`No project of ${poster} looks for ${role}.`);
    // Jobs of the same day follow each other.
    const createdAt = new Date(now.getTime() + made * dayLength - place * 60_000);
    const ended = closing === undefined ? {} : { closing, closedAt: new Date(now.getTime() - 2 * dayLength) };
    const { id } = await makeJob(tx, {
      ...fields,
      posterId: profile.id,
      companyName: profile.company,
      requirements: requirements.length === 0 ? null : requirements,
      benefits: benefits.length === 0 ? null : benefits,
      deadline: until === undefined ? null : addDays(today, until),
      projectRoleId,
      createdAt,
      ...ended,
    });
    await indexJob(tx, id);
  }
}
