import { eq, sql } from 'drizzle-orm';
import { accounts, credentials } from '../../features/accounts/tables.ts';
import { postComments, postLikes, posts } from '../../features/feed/tables.ts';
import { connections } from '../../features/relations/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/server/database.ts';
import { hashPassword } from '../../platform/server/passwords.ts';
import type { Services } from '../../platform/server/services.ts';
import { storeAnswers } from './answers/store-answers.ts';
import { storeApplications } from './applications/store-applications.ts';
import { composeDemo } from './compose-demo.ts';
import { composeConnections } from './connections/compose-connections.ts';
import { storeDecks } from './decks/store-decks.ts';
import { type ReleaseDeck, storeReleases } from './decks/store-releases.ts';
import { storeDocuments } from './documents/store-documents.ts';
import { storeInvesting } from './investing/store-investing.ts';
import { storeJobs } from './jobs/store-jobs.ts';
import { storeLogos } from './jobs/store-logos.ts';
import { storeMatches } from './matches/store-matches.ts';
import { storeNotifications } from './notifications/store-notifications.ts';
import { openConversations } from './open-conversations.ts';
import { demoPeople } from './people/all.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { storePortraits } from './portraits/store-portraits.ts';
import { storeProfiles } from './profiles/store-profiles.ts';
import { findProject } from './projects/find.ts';
import { storeInterest } from './projects/store-interest.ts';
import { storeProjectPeople } from './projects/store-people.ts';
import { storeProjects } from './projects/store-projects.ts';
import { storeStories } from './stories/store-stories.ts';
import { storeTalent } from './talent/store-talent.ts';

/** The password of every demo account. */
export const demoPassword = 'samen-kiemkracht-3';

/** Decks were written this long ago, before the first of them was released. */
const deckDays = 30;

/**
 * Fills a database without people; leaves any other unchanged. Decks are released by a function of the build, as plain Node
 * can't load the fonts that it measures with.
 */
export async function fillDemo(services: Services, now: Date, releaseDeck: ReleaseDeck): Promise<void> {
  const { db } = services;
  const someone = await db.select({ id: accounts.id }).from(accounts).limit(1);
  if (someone.length > 0) return;
  const password = await hashPassword(demoPassword);
  const rows = composeDemo(demoPeople, now);
  const signIns = signInsOf(rows.accounts);
  const { profiles } = rows;
  const projects = await db.transaction(async (tx) => {
    await tx.insert(accounts).values(rows.accounts.map((account) => ({ ...account, emailVerified: true, updatedAt: account.createdAt })));
    await tx
      .insert(credentials)
      .values(rows.accounts.map(({ id }) => ({ id: newId(), accountId: id, userId: id, providerId: 'credential', password })));
    await storeProfiles(tx, profiles);
    const made = await storeProjects(tx, profiles, now);
    await storeInvesting(tx, profiles, made, now);
    await storeJobs(tx, profiles, now);
    await tx.insert(connections).values(composeConnections(profiles, findProject(made), now));
    await storeProjectPeople(tx, { projects: made, profiles, now });
    await tx.insert(posts).values(rows.posts);
    await tx.insert(postLikes).values(rows.likes);
    await tx.insert(postComments).values(rows.comments);
    await storeTalent(tx, profiles, now);
    await storeInterest(tx, { projects: made, profiles, now });
    return made;
  });
  await storePictures(services, rows.pictures);
  await storePortraits(services, profiles);
  await storeLogos(services, profiles);
  await storeDocuments(services);
  await storeApplications(services, { profiles, now });
  await storeAnswers(services, { profiles, now });
  await storeStories(services, profiles, now);
  await storeMatches(services, signIns, now);
  await openConversations(db);
  await storeDecks(db, new Date(now.getTime() - deckDays * 86_400_000));
  await storeReleases(services, { projects, profiles, now, releaseDeck });
  await storeNotifications(db, signIns, now);
  // Updates the planner's statistics for the first pages.
  await db.execute(sql`analyze`);
}

/** Returns the ids of the demo accounts. */
function signInsOf(all: { id: string; email: string }[]): string[] {
  const addresses = demoPeople.flatMap(({ email }) => email ?? []);
  return all.filter(({ email }) => addresses.includes(email)).map(({ id }) => id);
}

/** Lists the demo accounts, one per role, for the terminal; returns null for a database without the demo. */
export async function listDemoAccounts(db: Database): Promise<string | null> {
  const signIns = demoPeople.flatMap(({ email, firstName, lastName }) =>
    email === undefined ? [] : [{ email, name: `${firstName} ${lastName}` }],
  );
  const [first] = signIns;
  if (first === undefined) return null;
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, first.email));
  if (found.length === 0) return null;
  const lines = signIns.map(({ email, name }) => `  ${email.padEnd(28)}  ${name}\n`);
  return `Sign in with the password ${demoPassword} as:\n${lines.join('')}`;
}
