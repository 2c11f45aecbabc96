import type { Checked } from '../../../platform/web/forms/form-state.ts';
import type { ProfileFields } from '../../profiles/own/contract.ts';
import { type Draft, toDraft, toFields } from '../../profiles/own/view/draft.ts';

/** The form of one's own talent profile, from one's profile: available, as nobody makes one who isn't, and remote, which they can untick. */
export function toTalentDraft(fields: ProfileFields): Draft {
  return {
    ...toDraft(fields),
    remoteWork: fields.remoteWork ?? true,
    openToWork: true,
    availability: fields.availability === 'busy' ? 'busy' : 'available',
  };
}

/** The fields as they were typed, or the problems. */
export function checkTalent(draft: Draft): Checked<ProfileFields> {
  const checked = toFields({ ...draft, roles: withTalent(draft.roles) });
  if (draft.jobTitle.trim() !== '') return checked;
  const problems = 'problems' in checked ? checked.problems : {};
  const message = 'Vul je titel in.';
  return { problems: { jobTitle: message, ...problems }, message: 'message' in checked ? (checked.message ?? message) : message };
}

/** The newest profile with the talent role and what this form asks: the rest may have been saved elsewhere since the form was opened. */
export function toTalentFields(newest: ProfileFields, typed: ProfileFields): ProfileFields {
  return { ...newest, ...askedOf(typed), roles: withTalent(newest.roles) };
}

function askedOf(fields: ProfileFields) {
  const { firstName, lastName, jobTitle, hourlyRate, experienceYears, remoteWork } = fields;
  const { openToWork, availability, talentAudience, talentInSearchEngines, talentHiddenFrom } = fields;
  return {
    ...{ firstName, lastName, jobTitle, hourlyRate, experienceYears, remoteWork },
    ...{ openToWork, availability, talentAudience, talentInSearchEngines, talentHiddenFrom },
  };
}

function withTalent(roles: ProfileFields['roles']): ProfileFields['roles'] {
  return roles.includes('talent') ? roles : [...roles, 'talent'];
}
