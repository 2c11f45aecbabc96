import type { Picture } from '../../uploads/contract.ts';
import type { Profile, ProfileDetails } from '../contract.ts';
import type { OwnProfile, ProfileFields } from '../own/contract.ts';
import { canSeeField, type ViewerRelation } from '../policy.ts';

type PlainFields = Omit<ProfileDetails, 'investment' | 'cover' | 'phone' | 'email' | 'hourlyRate'>;
type InvestmentField = 'preferredSectors' | 'investmentMin' | 'investmentMax' | 'investmentTypes';
type PrivateField = 'phone' | 'phoneVisibility' | 'emailVisibility' | 'hourlyRate' | 'hourlyRateVisibility';

type Known = { fields: PlainFields & Pick<ProfileFields, InvestmentField | PrivateField>; email: string; cover: Picture | null };

/** The details that a viewer in this relation to a profile's owner sees, if they see more of it than name and picture. */
export function detailsOf({ fields, email, cover }: Known, relation: ViewerRelation): ProfileDetails {
  const { roles, location, bio, websiteUrl, linkedinUrl, experienceYears, remoteWork, openToWork, availability } = fields;
  const { workTypes, skills, languages, experience, education, certifications } = fields;
  const { preferredSectors, investmentMin, investmentMax, investmentTypes } = fields;
  const investment = { sectors: preferredSectors, min: investmentMin, max: investmentMax, types: investmentTypes };
  return {
    ...{ roles, location, bio, websiteUrl, linkedinUrl, experienceYears, remoteWork, openToWork, availability },
    ...{ workTypes, skills, languages, experience, education, certifications },
    investment: roles.includes('investor') ? investment : null,
    cover,
    phone: fields.phone !== '' && canSeeField(relation, fields.phoneVisibility) ? fields.phone : null,
    email: canSeeField(relation, fields.emailVisibility) ? email : null,
    hourlyRate: canSeeField(relation, fields.hourlyRateVisibility) ? fields.hourlyRate : null,
  };
}

/** One's own profile, as its page shows it. */
export function shownToOwner({ person, fields, email, cover }: OwnProfile): Profile {
  return { person, relation: 'self', details: detailsOf({ fields, email, cover }, 'self'), can: { edit: true } };
}
