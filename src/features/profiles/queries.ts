import { and, asc, eq, sql } from 'drizzle-orm';
import { bindSql } from '../../platform/server/bind-sql.ts';
import type { Database, Executor } from '../../platform/server/database.ts';
import { prepareRead } from '../../platform/server/prepared.ts';
import type { Viewer } from '../../platform/server/procedures.ts';
import { accounts } from '../accounts/tables.ts';
import { areConnected, canSeePerson, connectedSql } from '../relations/queries.ts';
import { toPicture } from '../uploads/queries.ts';
import { uploads } from '../uploads/tables.ts';
import type { PersonSummary, Profile, ProfileDetails, ProfileEntry } from './contract.ts';
import type { ViewerRelation } from './policy.ts';
import { profileColumns, profileEntries, profiles } from './tables.ts';
import { openToWorkSql } from './talent/queries.ts';
import { talentProfiles } from './talent/tables.ts';
import { detailsOf } from './view/details.ts';
import { monthOf } from './view/entry-days.ts';

type Session = Viewer & { expiresAt: Date };

/** The person `id` of a session's token `$1` at a time `$2`, unless the session has ended or the account is suspended. */
export const sessionSql = `
select p.id, s.id as "sessionId", p.roles, p.first_name as "firstName", p.last_name as "lastName", p.avatar_id as "avatarId",
  a.time_zone as "timeZone", s.expires_at as "expiresAt"
from sessions s join accounts a on a.id = s.account_id join profiles p on p.id = s.account_id
where s.token = $1 and s.expires_at > $2::timestamptz and a.email_verified and a.suspended_at is null`;

/** Runs the one query that every request begins with; null for no session. Written out, as building it took as long as reading its row. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const { rows } = await db.$client.query<Session>({ name: 'session', text: sessionSql, values: [token, now.toISOString()] });
  return rows[0] ?? null;
}

/** The row that `personColumns` selects. */
export type PersonRow = {
  person_id: string;
  first_name: string;
  last_name: string;
  job_title: string;
  company: string;
  avatar_id: string | null;
};

/**
 * SQL of a condition: a viewer sees more of a person than their name and picture. A profile that isn't public keeps the rest for
 * its owner's connections. `profile` is the name of a row of profiles, `viewer` an SQL expression.
 */
export function visibleDetailsSql(profile: string, viewer: string): string {
  return `(${profile}.is_public or ${profile}.id = ${viewer} or (${connectedSql(`${profile}.id`, viewer)}) is not null)`;
}

/** Whether a viewer sees more of this person than their name and picture. */
export async function canSeeDetails(executor: Executor, viewerId: string, personId: string): Promise<boolean> {
  if (viewerId === personId) return true;
  const isVisible = bindSql((viewer) => visibleDetailsSql('profiles', viewer), viewerId);
  return (await executor.$count(profiles, and(eq(profiles.id, personId), isVisible))) > 0;
}

/**
 * SQL of the columns that lists show of a row of profiles, as `viewer` (an SQL expression) may see them.
 * Only for who isn't public the connection is looked up.
 */
export function personColumns(profile: string, viewer: string): string {
  const visible = visibleDetailsSql(profile, viewer);
  const shown = (column: string) => `case when ${visible} then ${profile}.${column} else '' end as ${column}`;
  return `${profile}.id as person_id, ${profile}.first_name, ${profile}.last_name, ${profile}.avatar_id, ${shown('job_title')}, ${shown('company')}`;
}

export function toPerson(row: PersonRow): PersonSummary {
  return {
    id: row.person_id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    company: row.company,
    avatarId: row.avatar_id,
  };
}

/** A person's names; empty when there is no such person. */
export async function readNames(executor: Executor, personId: string): Promise<{ firstName: string; lastName: string }> {
  const [names] = await executor
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return names ?? { firstName: '', lastName: '' };
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const readProfileRow = prepareRead('profile', (executor) =>
  executor
    .select({
      profile: profileColumns,
      email: accounts.email,
      isConfirmed: accounts.emailVerified,
      cover: { id: uploads.id, width: uploads.width, height: uploads.height, widths: uploads.widths },
      talentHiddenAt: talentProfiles.hiddenAt,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .leftJoin(uploads, eq(uploads.id, profiles.coverId))
    .leftJoin(talentProfiles, eq(talentProfiles.personId, profiles.id))
    .where(eq(profiles.id, sql.placeholder('personId'))),
);

/**
 * The stored profile of a person with their address, their cover and since when their talent profile is hidden, unfiltered; null when
 * there is none.
 */
export async function findProfile(executor: Executor, personId: string) {
  const [row] = await readProfileRow(executor, { personId });
  return row ?? null;
}

export type Entries = Pick<ProfileDetails, 'experience' | 'education' | 'certifications'>;

const readEntryRows = prepareRead('profile-entries', (executor) =>
  executor
    .select()
    .from(profileEntries)
    .where(eq(profileEntries.profileId, sql.placeholder('personId')))
    .orderBy(asc(profileEntries.kind), asc(profileEntries.position)),
);

/** A person's entries by kind, in their own order. */
export async function readEntries(executor: Executor, personId: string): Promise<Entries> {
  const rows = await readEntryRows(executor, { personId });
  const ofKind = (kind: (typeof rows)[number]['kind']): ProfileEntry[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ title, organisation, fromMonth, toMonth, description }) => {
        return { title, organisation, from: monthOf(fromMonth), to: monthOf(toMonth), description };
      });
  return { experience: ofKind('experience'), education: ofKind('education'), certifications: ofKind('certification') };
}

/**
 * A profile as this viewer may see it. Returns null for people whose address isn't confirmed, suspended people, and people
 * who block the viewer or are blocked by them: to this viewer they don't exist.
 */
export async function readProfile(db: Database, viewerId: string, personId: string): Promise<Profile | null> {
  const row = await findProfile(db, personId);
  if (row === null || !row.isConfirmed) return null;
  if (viewerId !== personId && !(await canSeePerson(db, viewerId, personId))) return null;
  const relation = await relationOf(db, viewerId, personId);
  const isVisible = await canSeeDetails(db, viewerId, personId);
  return {
    person: toSummary(row, isVisible),
    relation,
    details: isVisible ? await detailsFor(db, viewerId, row, relation) : null,
    can: { edit: relation === 'self' },
  };
}

async function detailsFor(db: Database, viewerId: string, row: ProfileRow, relation: ViewerRelation): Promise<ProfileDetails> {
  const { profile, email, cover } = await withOpenness(db, viewerId, row);
  const fields = { ...profile, ...(await readEntries(db, profile.id)) };
  return detailsOf({ fields, email, cover: cover && toPicture(cover) }, relation);
}

/** A profile, of which people of companies that its owner hides from don't learn that they are open to work. */
async function withOpenness(db: Database, viewerId: string, row: ProfileRow): Promise<ProfileRow> {
  const { openToWork, talentHiddenFrom, id } = row.profile;
  if (!openToWork || talentHiddenFrom.length === 0) return row;
  const isKnown = bindSql((viewer) => openToWorkSql('profiles', viewer), sql`${viewerId}::uuid`);
  if ((await db.$count(profiles, and(eq(profiles.id, id), isKnown))) > 0) return row;
  return { ...row, profile: { ...row.profile, openToWork: false, availability: 'unavailable' } };
}

async function relationOf(db: Database, viewerId: string, personId: string): Promise<ViewerRelation> {
  if (viewerId === personId) return 'self';
  return (await areConnected(db, viewerId, personId)) ? 'connection' : 'none';
}

export function toSummary({ profile: { id, firstName, lastName, jobTitle, company, avatarId } }: ProfileRow, isVisible: boolean) {
  const work = isVisible ? { jobTitle, company } : { jobTitle: '', company: '' };
  return { id, firstName, lastName, ...work, avatarId };
}
