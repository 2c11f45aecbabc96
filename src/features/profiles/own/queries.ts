import type { Executor } from '../../../platform/server/database.ts';
import { toPicture } from '../../uploads/queries.ts';
import { talentProfileKeptDays } from '../policy.ts';
import { findProfile, type ProfileRow, readEntries, toSummary } from '../queries.ts';
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
    talentKeptUntil: talentKeptUntil(row),
  };
}

type StoredFields = Omit<ProfileFields, 'experience' | 'education' | 'certifications'>;

function editable({ profile }: ProfileRow): StoredFields {
  const { id, avatarId, coverId, version, createdAt, updatedAt, ...fields } = profile;
  return fields;
}

function talentKeptUntil({ talentHiddenAt }: ProfileRow): string | null {
  return talentHiddenAt === null ? null : new Date(talentHiddenAt.getTime() + talentProfileKeptDays * 86_400_000).toISOString();
}
