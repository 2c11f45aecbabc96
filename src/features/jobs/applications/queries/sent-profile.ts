import type { Executor } from '../../../../platform/server/database.ts';
import { canSeeField } from '../../../profiles/policy.ts';
import { findProfile, readEntries } from '../../../profiles/queries.ts';
import { areConnected } from '../../../relations/queries.ts';
import type { JobType } from '../../policy.ts';
import type { SentProfile } from '../contract.ts';

type Recipient = { posterId: string; type: JobType };

/**
 * The profile that goes with a person's application: all of it, also when it isn't public, as they send it themselves. Phone, e-mail
 * and rate follow their own audience, and the rate goes with freelance jobs only: no employer learns what somebody earns.
 */
export async function readSentProfile(executor: Executor, personId: string, { posterId, type }: Recipient): Promise<SentProfile> {
  const row = await findProfile(executor, personId);
  if (row === null) throw new Error('A person without a profile applied.');
  const { profile, email } = row;
  const relation = (await areConnected(executor, personId, posterId)) ? 'connection' : 'none';
  const { firstName, lastName, jobTitle, company, location, bio, websiteUrl, linkedinUrl } = profile;
  const { experienceYears, remoteWork, workTypes, skills, languages } = profile;
  return {
    ...{ firstName, lastName, jobTitle, company, location, bio, websiteUrl, linkedinUrl },
    ...{ experienceYears, remoteWork, workTypes, skills, languages },
    phone: profile.phone !== '' && canSeeField(relation, profile.phoneVisibility) ? profile.phone : null,
    email: canSeeField(relation, profile.emailVisibility) ? email : null,
    hourlyRate: type === 'freelance' && canSeeField(relation, profile.hourlyRateVisibility) ? profile.hourlyRate : null,
    ...(await readEntries(executor, personId)),
  };
}
