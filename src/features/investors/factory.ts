import type { Executor } from '../../platform/server/database.ts';
import { investorDashboards, projectDismissals } from './tables.ts';
import { weeklyMails } from './weekly/tables.ts';

/** A project that an investor dismissed. */
export async function makeProjectDismissal(
  db: Executor,
  details: { personId: string; projectId: string; dismissedAt?: Date },
): Promise<void> {
  await db.insert(projectDismissals).values({ dismissedAt: new Date(), ...details });
}

/** An investor's dashboard as they last saw it. */
export async function makeDashboard(db: Executor, details: typeof investorDashboards.$inferInsert): Promise<void> {
  await db.insert(investorDashboards).values(details);
}

/** An investor who was told of new matches up to a moment. */
export async function makeWeeklyMail(db: Executor, details: typeof weeklyMails.$inferInsert): Promise<void> {
  await db.insert(weeklyMails).values(details);
}
