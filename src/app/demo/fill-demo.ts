import { eq, sql } from 'drizzle-orm';
import { accounts, credentials } from '../../features/accounts/tables.ts';
import { meetings } from '../../features/agenda/tables.ts';
import { postComments, postLikes, posts } from '../../features/feed/tables.ts';
import { notifications } from '../../features/notifications/tables.ts';
import { connections } from '../../features/relations/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/server/database.ts';
import { hashPassword } from '../../platform/server/passwords.ts';
import type { Services } from '../../platform/server/services.ts';
import { storeAnswers } from './answers/store-answers.ts';
import { storeApplications } from './applications/store-applications.ts';
import { composeDemo } from './compose-demo.ts';
import { composeNotifications } from './compose-notifications.ts';
import { composeConnections } from './connections/compose-connections.ts';
import { storeConversations } from './conversations/store-conversations.ts';
import { storeDecks } from './decks/store-decks.ts';
import { storeDocuments } from './documents/store-documents.ts';
import { storeInvesting } from './investing/store-investing.ts';
import { storeJobs } from './jobs/store-jobs.ts';
import { storeLogos } from './jobs/store-logos.ts';
import { storeMatches } from './matches/store-matches.ts';
import { composeMeetings } from './meetings/compose-meetings.ts';
import { demoPeople } from './people/all.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { storePortraits } from './portraits/store-portraits.ts';
import { storeProfiles } from './profiles/store-profiles.ts';
import { storeInterest } from './projects/store-interest.ts';
import { storeProjectPeople } from './projects/store-people.ts';
import { storeProjects } from './projects/store-projects.ts';
import { storeTalent } from './talent/store-talent.ts';

/** The password of every demo account. */
export const demoPassword = 'samen-kiemkracht-3';

/** Fills a database without people; leaves any other unchanged. */
export async function fillDemo(services: Services, now: Date): Promise<void> {
  const { db } = services;
  const someone = await db.select({ id: accounts.id }).from(accounts).limit(1);
  if (someone.length > 0) return;
  const password = await hashPassword(demoPassword);
  const rows = composeDemo(demoPeople, now);
  const signIns = signInsOf(rows.accounts);
  const known = composeConnections(rows.profiles, signIns, now);
  await db.transaction(async (tx) => {
    await tx.insert(accounts).values(rows.accounts.map((account) => ({ ...account, emailVerified: true, updatedAt: account.createdAt })));
    await tx
      .insert(credentials)
      .values(rows.accounts.map(({ id }) => ({ id: newId(), accountId: id, userId: id, providerId: 'credential', password })));
    await storeProfiles(tx, rows.profiles);
    const projects = await storeProjects(tx, rows.profiles, now);
    await storeInvesting(tx, rows.profiles, projects, now);
    await storeJobs(tx, rows.profiles, now);
    await tx.insert(connections).values(known);
    await storeProjectPeople(tx, rows, known, now);
    await tx.insert(posts).values(rows.posts);
    await tx.insert(postLikes).values(rows.likes);
    await tx.insert(postComments).values(rows.comments);
    await tx.insert(meetings).values(composeMeetings(known, signIns, now));
    await tx.insert(notifications).values(composeNotifications(rows, known, signIns, now));
    await storeTalent(tx, rows.profiles, now);
    await storeInterest(tx, { projects, profiles: rows.profiles, signIns, now });
  });
  await storePictures(services, rows.pictures);
  await storePortraits(services, rows.profiles);
  await storeLogos(services, rows.profiles);
  await storeDocuments(services);
  await storeApplications(services, { profiles: rows.profiles, now });
  await storeAnswers(services, { profiles: rows.profiles, now });
  await storeConversations(services, rows.profiles, known, signIns, now);
  await storeMatches(services, signIns, now);
  await storeDecks(db, now);
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
