import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { toPicture } from '../../uploads/queries.ts';
import { talentProfileKeptDays } from '../policy.ts';
import { findProfile, type ProfileRow, readEntries, toSummary } from '../queries.ts';
import { talentProfiles } from '../talent/tables.ts';
import type { OwnProfile, ProfileFields } from './contract.ts';

/** A person's own profile with everything that they can change of it. */
export async function readOwnProfile(executor: Executor, personId: string): Promise<OwnProfile> {
  const row = await findProfile(executor, personId);
  if (row === null) throw new Error('A person without a profile asked for it.');
  return {
    person: toSummary(row, true),
    email: row.email,
    cover: row.cover && toPicture(row.cover),
    version: row.profile.version,
    fields: { ...editable(row), ...(await readEntries(executor, personId)) },
    talentKeptUntil: await readTalentKeptUntil(executor, personId),
  };
}

type StoredFields = Omit<ProfileFields, 'experience' | 'education' | 'certifications'>;

function editable({ profile }: ProfileRow): StoredFields {
  const { id, avatarId, coverId, version, createdAt, updatedAt, ...fields } = profile;
  return fields;
}

async function readTalentKeptUntil(executor: Executor, personId: string): Promise<string | null> {
  const [hidden] = await executor
    .select({ at: talentProfiles.hiddenAt })
    .from(talentProfiles)
    .where(and(eq(talentProfiles.personId, personId), isNotNull(talentProfiles.hiddenAt)));
  if (hidden?.at == null) return null;
  return new Date(hidden.at.getTime() + talentProfileKeptDays * 86_400_000).toISOString();
}
