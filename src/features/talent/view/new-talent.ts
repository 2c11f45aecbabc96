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

/** The profile with the talent role and what was typed, or the problems. */
export function toTalentFields(draft: Draft): Checked<ProfileFields> {
  const roles = draft.roles.includes('talent') ? draft.roles : [...draft.roles, 'talent' as const];
  const checked = toFields({ ...draft, roles });
  if (draft.jobTitle.trim() !== '') return checked;
  const problems = 'problems' in checked ? checked.problems : {};
  const message = 'Vul je titel in.';
  return { problems: { jobTitle: message, ...problems }, message: 'message' in checked ? (checked.message ?? message) : message };
}
