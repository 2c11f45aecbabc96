import { and, eq, isNull, or } from 'drizzle-orm';
import { type Transaction, violates } from '../../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { admissionLimits } from '../../../projects/admissions/policy.ts';
import { countAdmitted } from '../../../projects/admissions/queries.ts';
import { lockOwnProject } from '../../../projects/own/commands/lock-project.ts';
import { projects } from '../../../projects/tables.ts';
import { lockPeople } from '../../../relations/commands.ts';
import { canSee } from '../../../relations/queries.ts';
import { pitchLinkCodes, pitchLinkReaders } from '../../reading/tables.ts';
import { lastMomentOf, linkStateOf, newLinks } from '../policy.ts';
import { pitchLinks, pitchReleases } from '../tables.ts';
import { makeLinkToken } from '../tokens/link-token.ts';

type Wanted = {
  projectId: string;
  linkId: string;
  label: string;
  personId: string | null;
  email: string | null;
  days: number;
  allowsPdf: boolean;
  allowsPptx: boolean;
};

type Made = { token: string };
type Refused = 'unlisted' | 'not-released' | 'full' | 'id-taken' | LimitReached | null;

/**
 * Makes a link for one reader, who counts among the admitted people of the project; the lock on the project keeps their number.
 * Repeated, it gives the link another address, as the first one isn't kept. Null when the project isn't
 * the owner's, or they can't see such a person.
 */
export async function createLink(services: Services, ownerId: string, wanted: Wanted): Promise<Made | Refused> {
  try {
    return await orLimited<Made | Refused>(services.db.transaction((tx) => create(tx, services, ownerId, wanted)));
  } catch (error) {
    // A link of another project got it meanwhile.
    if (violates(error, 'pitch_links_pkey')) return 'id-taken';
    throw error;
  }
}

async function create(
  tx: Transaction,
  services: Services,
  ownerId: string,
  { linkId: id, days, ...wanted }: Wanted,
): Promise<Made | Refused> {
  const { projectId, personId, email } = wanted;
  if (personId === ownerId) return null;
  if (personId !== null && !(await lockPeople(tx, { viewerId: ownerId, personId }))) return null;
  const project = await lockOwnProject(tx, ownerId, projectId);
  if (project === null) return null;
  if (project.status === 'draft' || project.withdrawnAt !== null) return 'unlisted';
  const { token, tokenHash } = makeLinkToken();
  const [stored] = await tx.select().from(pitchLinks).where(eq(pitchLinks.id, id));
  if (stored !== undefined) {
    const isSame = stored.projectId === projectId && stored.personId === personId && stored.email === email && stored.endedAt === null;
    if (!isSame) return 'id-taken';
    await giveAddress(tx, id, tokenHash);
    return { token };
  }
  const released = tx.select({ id: pitchReleases.id }).from(pitchReleases).where(eq(pitchReleases.projectId, projectId));
  if ((await released).length === 0) return 'not-released';
  const except = personId ?? email ?? undefined;
  if ((await countAdmitted(tx, services, { projectId, except })) >= admissionLimits.admitted) return 'full';
  await services.rateLimits.countIn(tx, newLinks, ownerId);
  const createdAt = services.clock.now();
  await tx.insert(pitchLinks).values({ id, tokenHash, ...wanted, createdAt, expiresAt: lastMomentOf(createdAt, days) });
  return { token };
}

/** Browsers that confirmed the earlier address enter a code again. */
async function giveAddress(tx: Transaction, id: string, tokenHash: string): Promise<void> {
  await tx.update(pitchLinks).set({ tokenHash }).where(eq(pitchLinks.id, id));
  await forgetReaders(tx, id);
}

async function forgetReaders(tx: Transaction, linkId: string): Promise<void> {
  await tx.delete(pitchLinkReaders).where(eq(pitchLinkReaders.linkId, linkId));
  await tx.delete(pitchLinkCodes).where(eq(pitchLinkCodes.linkId, linkId));
}

type OwnLink = Pick<typeof pitchLinks.$inferSelect, 'expiresAt' | 'endedAt'>;

/** Locks a link to a project of the owner's; null when there is none, or they can't see its reader. */
async function lockOwnLink(tx: Transaction, ownerId: string, id: string): Promise<OwnLink | null> {
  await lockViewer(tx, ownerId);
  const [link] = await tx
    .select({ expiresAt: pitchLinks.expiresAt, endedAt: pitchLinks.endedAt })
    .from(pitchLinks)
    .innerJoin(projects, eq(projects.id, pitchLinks.projectId))
    .where(and(eq(pitchLinks.id, id), eq(projects.ownerId, ownerId), or(isNull(pitchLinks.personId), canSee(pitchLinks.personId, ownerId))))
    .for('update', { of: pitchLinks });
  return link ?? null;
}

/** Gives a link another address in place of the one that it had. */
export async function renewLink(services: Services, ownerId: string, id: string): Promise<Made | 'ended' | null> {
  return services.db.transaction(async (tx) => {
    const link = await lockOwnLink(tx, ownerId, id);
    if (link === null) return null;
    if (linkStateOf(link, services.clock.now()) !== 'open') return 'ended';
    const { token, tokenHash } = makeLinkToken();
    await giveAddress(tx, id, tokenHash);
    return { token };
  });
}

/** Takes a link back, at once; a repeat changes nothing. */
export async function takeBackLink(services: Services, ownerId: string, id: string): Promise<'taken-back' | null> {
  return services.db.transaction(async (tx) => {
    const link = await lockOwnLink(tx, ownerId, id);
    if (link === null) return null;
    await tx
      .update(pitchLinks)
      .set({ endedAt: services.clock.now() })
      .where(and(eq(pitchLinks.id, id), isNull(pitchLinks.endedAt)));
    await forgetReaders(tx, id);
    return 'taken-back';
  });
}
