import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { either, flag, list, nothing, number, oneOf, record, type Shape, text } from '../../../../platform/web/forms/shape.ts';
import { availabilities, investmentTypes, sectors, talentAudiences, visibilities, workTypes } from '../../policy.ts';
import type { Draft } from './draft.ts';

/** Unsaved changes of one's own profile, with the version that they are based on. */
type KeptDraft = { version: number; draft: Draft };

const month = either(text, nothing);
const entries = list(record<Draft['experience'][number]>({ title: text, organisation: text, from: month, to: month, description: text }));
const visibility = oneOf(visibilities);

/** A draft of an older form lacks fields of this one; it is read as nothing. */
const draft: Shape<Draft> = record<Draft>({
  firstName: text,
  lastName: text,
  jobTitle: text,
  company: text,
  bio: text,
  location: text,
  phone: text,
  websiteUrl: text,
  linkedinUrl: text,
  experienceYears: text,
  hourlyRate: text,
  remoteWork: either(flag, nothing),
  openToWork: flag,
  availability: oneOf(availabilities),
  workTypes: list(oneOf(workTypes)),
  skills: list(text),
  typedSkill: text,
  languages: list(text),
  typedLanguage: text,
  experience: entries,
  education: entries,
  certifications: entries,
  roles: list(oneOf(['entrepreneur', 'talent', 'investor'])),
  preferredSectors: list(oneOf(sectors)),
  investmentMin: text,
  investmentMax: text,
  investmentTypes: list(oneOf(investmentTypes)),
  isPublic: flag,
  phoneVisibility: visibility,
  emailVisibility: visibility,
  hourlyRateVisibility: visibility,
  talentAudience: either(oneOf(talentAudiences), nothing),
  talentInSearchEngines: flag,
  talentHiddenFrom: list(text),
  typedCompany: text,
});

export const keptDraft = keptInBrowser('profile', record<KeptDraft>({ version: number, draft }));
