import type { Executor } from '../../../../platform/server/database.ts';
import { prepareText } from '../../../../platform/server/prepared.ts';
import { canSeeField } from '../../../profiles/policy.ts';
import { type Entries, readEntries } from '../../../profiles/queries.ts';
import type { profiles } from '../../../profiles/tables.ts';
import { connectedSql } from '../../../relations/queries.ts';
import type { JobType } from '../../policy.ts';
import type { SentProfile } from '../contract.ts';

type Recipient = { posterId: string; type: JobType };

type ProfileRow = typeof profiles.$inferSelect;
/** The fields that go along in any case, and those with an audience of their own. */
type SentRow = Omit<SentProfile, 'phone' | 'email' | 'hourlyRate' | keyof Entries> &
  Pick<ProfileRow, 'phone' | 'hourlyRate' | 'phoneVisibility' | 'emailVisibility' | 'hourlyRateVisibility'> & {
    email: string;
    isConnected: true | null;
  };

const findSent = prepareText<SentRow>(`
  select p.first_name as "firstName", p.last_name as "lastName", p.job_title as "jobTitle", p.company, p.location, p.bio,
    p.website_url as "websiteUrl", p.linkedin_url as "linkedinUrl", p.experience_years as "experienceYears", p.remote_work as "remoteWork",
    p.work_types as "workTypes", p.skills, p.languages, p.phone, a.email, p.hourly_rate::float8 as "hourlyRate",
    p.phone_visibility as "phoneVisibility", p.email_visibility as "emailVisibility", p.hourly_rate_visibility as "hourlyRateVisibility",
    (${connectedSql('$1::uuid', '$2::uuid')}) as "isConnected"
  from profiles p join accounts a on a.id = p.id where p.id = $1::uuid`);

/**
 * The profile that goes with a person's application: all of it, also when it isn't public, as they send it themselves. Phone, e-mail
 * and rate follow their own audience, and the rate goes with freelance jobs only: no employer learns what somebody earns.
 */
export async function readSentProfile(executor: Executor, personId: string, { posterId, type }: Recipient): Promise<SentProfile> {
  const [row] = await findSent(executor, [personId, posterId]);
  if (row === undefined) throw new Error('A person without a profile applied.');
  const { phone, phoneVisibility, email, emailVisibility, hourlyRate, hourlyRateVisibility, isConnected, ...profile } = row;
  const relation = isConnected === true ? 'connection' : 'none';
  return {
    ...profile,
    phone: phone !== '' && canSeeField(relation, phoneVisibility) ? phone : null,
    email: canSeeField(relation, emailVisibility) ? email : null,
    hourlyRate: type === 'freelance' && canSeeField(relation, hourlyRateVisibility) ? hourlyRate : null,
    ...(await readEntries(executor, personId)),
  };
}
