import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ApplicationStatus } from '../../jobs/applications/policy.ts';
import { jobApplications } from '../../jobs/applications/tables.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { markAnswered } from '../../notifications/commands/mark-read.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { lockPeople } from '../../relations/commands.ts';
import { canSee } from '../../relations/queries.ts';
import { invitationsLimit } from './policy.ts';
import { isOpenJobOf } from './queries.ts';
import { talentInvitations } from './tables.ts';

type NewInvitation = { id: string; talentId: string; jobId: string; message: string };
type Invited = 'invited' | 'already-invited' | 'already-applied' | 'own-profile' | 'not-open-to-work' | 'job-not-open' | 'id-taken' | null;

/** Invites a talent for an own open job. The same id of the same inviter again changes nothing; null if there is no such talent for them. */
export async function inviteTalent(services: Services, inviterId: string, invited: NewInvitation): Promise<Invited | LimitReached> {
  const { id, talentId, jobId, message } = invited;
  const inviting = services.db.transaction(async (tx): Promise<Invited> => {
    const talent = await lockVisibleTalent(tx, inviterId, talentId);
    if (talent === null || talent === 'own-profile') return talent;
    const { personId } = talent;
    const [before] = await tx.select().from(talentInvitations).where(eq(talentInvitations.id, id));
    if (before !== undefined) {
      const isSame = before.inviterId === inviterId && before.personId === personId && before.jobId === jobId;
      return isSame ? 'invited' : 'id-taken';
    }
    if (!talent.isOpen) return 'not-open-to-work';
    const title = await lockOpenJob(tx, { inviterId, jobId, now: services.clock.now() });
    if (title === null) return 'job-not-open';
    if ((await findStatus(tx, jobId, personId)) !== null) return 'already-applied';
    const [added] = await tx
      .insert(talentInvitations)
      .values({ id, jobId, inviterId, personId, message, createdAt: services.clock.now() })
      .onConflictDoNothing()
      .returning({ id: talentInvitations.id });
    if (added === undefined) return 'already-invited';
    await services.rateLimits.countIn(tx, invitationsLimit(services.settings), inviterId);
    await notify(tx, services, personId, { kind: 'talent-invitation', actorId: inviterId, invitationId: id, title });
    return 'invited';
  });
  return orLimited<Invited>(inviting);
}

/** Says no to an own invitation, and tells the inviter; null if there is none for this person. */
export async function declineInvitation(services: Services, personId: string, id: string): Promise<'declined' | 'applied' | null> {
  return services.db.transaction(async (tx) => {
    const own = and(eq(talentInvitations.id, id), eq(talentInvitations.personId, personId), canSee(talentInvitations.inviterId, personId));
    const [seen] = await tx.select({ inviterId: talentInvitations.inviterId }).from(talentInvitations).where(own);
    if (seen === undefined) return null;
    if (!(await lockPeople(tx, { viewerId: personId, personId: seen.inviterId }))) return null;
    const [found] = await tx.select().from(talentInvitations).where(own).for('update');
    if (found === undefined) return null;
    if (found.declinedAt !== null) return 'declined';
    const status = await findStatus(tx, found.jobId, personId);
    if (status !== null && status !== 'withdrawn') return 'applied';
    await tx.update(talentInvitations).set({ declinedAt: services.clock.now() }).where(eq(talentInvitations.id, id));
    await markAnswered(tx, services, { personId, kind: 'talent-invitation', subjectId: id });
    const { rows } = await tx.execute<{ title: string }>(sql`select title from jobs where id = ${found.jobId}`);
    const title = rows[0]?.title ?? '';
    await notify(tx, services, found.inviterId, { kind: 'talent-declined', actorId: personId, invitationId: id, title });
    return 'declined';
  });
}

/** The status of a person's application to a job; null when there is none. */
async function findStatus(tx: Transaction, jobId: string, applicantId: string): Promise<ApplicationStatus | null> {
  const ofPerson = and(eq(jobApplications.jobId, jobId), eq(jobApplications.applicantId, applicantId));
  const [row] = await tx.select({ status: jobApplications.status }).from(jobApplications).where(ofPerson);
  return row?.status ?? null;
}

type LockedTalent = { personId: string; isOpen: boolean };

/** Locks a talent whom a viewer can see, after both people, so that it can't cross with a block or a departure. */
async function lockVisibleTalent(tx: Transaction, viewerId: string, talentId: string): Promise<LockedTalent | 'own-profile' | null> {
  const visible = sql`
    select t.person_id as "personId", t.availability <> 'unavailable' as "isOpen" from talent_profiles t
    where t.id = ${talentId} and ${visibleTalentTo(viewerId)}`;
  const { rows: seen } = await tx.execute<LockedTalent>(visible);
  if (seen[0] === undefined) return null;
  if (seen[0].personId === viewerId) return 'own-profile';
  if (!(await lockPeople(tx, { viewerId, personId: seen[0].personId }))) return null;
  const { rows } = await tx.execute<LockedTalent>(sql`${visible} for key share of t`);
  return rows[0] ?? null;
}

/** Locks an own open job, shared, and returns its title. */
async function lockOpenJob(tx: Transaction, { inviterId, jobId, now }: { inviterId: string; jobId: string; now: Date }) {
  const { rows } = await tx.execute<{ title: string }>(sql`
    select j.title from jobs j where j.id = ${jobId} and ${isOpenJobOf(inviterId, todayOf(now))} for share of j`);
  return rows[0]?.title ?? null;
}
