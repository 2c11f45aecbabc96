import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { readEntries } from '../../profiles/queries.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { talentProfiles } from '../../profiles/talent/tables.ts';
import type { Talent } from '../contract.ts';
import { isOpenJobOf } from '../invitations/queries.ts';
import { type CardRow, cardColumns, toCard } from './card.ts';

type TalentRow = CardRow & {
  bio: string;
  linkedin_url: string;
  portfolio_url: string;
  languages: string[];
  in_search_engines: boolean;
  updated_at: string;
  has_job: boolean;
};

type Reader = { viewerId: string | null /** YYYY-MM-DD in the zone of deadlines. */; today: string };

/** One talent as this viewer sees them; null when there is none for them. */
export async function readTalent(executor: Executor, { viewerId, today }: Reader, talentId: string): Promise<Talent | null> {
  const { rows } = await executor.execute<TalentRow & Record<string, unknown>>(sql`
    select ${sql.raw(cardColumns)}, p.bio, p.linkedin_url, t.portfolio_url, p.languages, t.in_search_engines, t.updated_at,
      exists (select from jobs j where ${isOpenJobOf(viewerId, today)}) as has_job
    from (select ${viewerId}::uuid as id) v, talent_profiles t
    join profiles p on p.id = t.person_id
    join accounts a on a.id = p.id and a.email_verified
    where t.id = ${talentId} and ${visibleTalentTo(viewerId)}`);
  const row = rows[0];
  if (row === undefined) return null;
  const { moreSkills: _more, ...card } = toCard(row);
  const isOwn = row.person_id === viewerId;
  return {
    ...card,
    ...(await readEntries(executor, row.person_id)),
    skills: row.skills,
    bio: row.bio,
    linkedinUrl: row.linkedin_url,
    portfolioUrl: row.portfolio_url,
    languages: row.languages,
    updatedAt: isoOf(row.updated_at),
    isFindable: row.in_search_engines && row.availability !== 'unavailable',
    can: { edit: isOwn, invite: !isOwn && row.has_job && row.availability !== 'unavailable' },
  };
}

/** The id of a person's own talent profile; null without one, or while it is hidden. */
export async function readOwnTalentId(executor: Executor, personId: string): Promise<string | null> {
  const [own] = await executor
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(and(eq(talentProfiles.personId, personId), isNull(talentProfiles.hiddenAt)));
  return own?.id ?? null;
}
