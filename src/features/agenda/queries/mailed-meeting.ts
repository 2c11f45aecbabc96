import { aliasedTable, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { accounts } from '../../accounts/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import { nameOf } from '../../profiles/texts.ts';
import { canSeePerson } from '../../relations/queries.ts';
import { meetings } from '../tables.ts';

/** A person's details for a mail. */
type MailedPerson = { id: string; name: string; email: string; timeZone: string };

export type MailedMeeting = typeof meetings.$inferSelect & { organizer: MailedPerson; participant: MailedPerson };

const [organizers, participants] = [aliasedTable(profiles, 'organizer'), aliasedTable(profiles, 'participant')];
const [organizerAccounts, participantAccounts] = [
  aliasedTable(accounts, 'organizer_account'),
  aliasedTable(accounts, 'participant_account'),
];

const columnsOf = (profile: typeof organizers, account: typeof organizerAccounts) => ({
  id: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: account.email,
  timeZone: account.timeZone,
});

const named = ({ firstName, lastName, ...person }: { firstName: string; lastName: string } & Omit<MailedPerson, 'name'>) => ({
  ...person,
  name: nameOf({ firstName, lastName }),
});

/** Returns a meeting with both its people, for mails and their links; null if it is gone, or one can't see the other. */
export async function findMailedMeeting(executor: Executor, id: string): Promise<MailedMeeting | null> {
  const [row] = await executor
    .select({
      meeting: meetings,
      organizer: columnsOf(organizers, organizerAccounts),
      participant: columnsOf(participants, participantAccounts),
    })
    .from(meetings)
    .innerJoin(organizers, eq(organizers.id, meetings.organizerId))
    .innerJoin(organizerAccounts, eq(organizerAccounts.id, meetings.organizerId))
    .innerJoin(participants, eq(participants.id, meetings.participantId))
    .innerJoin(participantAccounts, eq(participantAccounts.id, meetings.participantId))
    .where(eq(meetings.id, id));
  if (row === undefined) return null;
  const [organizer, participant] = [named(row.organizer), named(row.participant)];
  const canSeeEachOther =
    (await canSeePerson(executor, organizer.id, participant.id)) && (await canSeePerson(executor, participant.id, organizer.id));
  return canSeeEachOther ? { ...row.meeting, organizer, participant } : null;
}

/** Returns a person's mail address and zone; null if the account is gone or suspended. */
export async function findRecipient(executor: Executor, personId: string): Promise<{ email: string; timeZone: string } | null> {
  const [account] = await executor
    .select({ email: accounts.email, timeZone: accounts.timeZone, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(eq(accounts.id, personId));
  return account === undefined || account.suspendedAt !== null ? null : account;
}
