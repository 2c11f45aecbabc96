import type { Checked, FieldPath } from '../../../../platform/web/forms/form-state.ts';
import { parseNumber, writeNumber } from '../../../../platform/web/forms/parse-number.ts';
import { withTyped } from '../../../../platform/web/kit/use-tags.ts';
import type { ProfileFields } from '../contract.ts';

const numbers = ['experienceYears', 'hourlyRate', 'investmentMin', 'investmentMax'] as const;
type NumberName = (typeof numbers)[number];

/** A profile as it is typed: numbers are texts until they are sent, and a skill, language or company may not be added yet. */
export type Draft = Omit<ProfileFields, NumberName> & Record<NumberName | 'typedSkill' | 'typedLanguage' | 'typedCompany', string>;

export function toDraft(fields: ProfileFields): Draft {
  return {
    ...fields,
    typedSkill: '',
    typedLanguage: '',
    typedCompany: '',
    experienceYears: writeNumber(fields.experienceYears),
    hourlyRate: writeNumber(fields.hourlyRate),
    investmentMin: writeNumber(fields.investmentMin),
    investmentMax: writeNumber(fields.investmentMax),
  };
}

/** A web address as people write it, with the scheme that they leave out. */
function toAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

type Range = { investmentMin?: number | null; investmentMax?: number | null };

function isRange({ investmentMin = null, investmentMax = null }: Range): boolean {
  if (Number.isNaN(investmentMin) || Number.isNaN(investmentMax)) return false;
  return investmentMin === null || investmentMax === null || investmentMin <= investmentMax;
}

/** The fields to send, or the problems that the browser can judge better than the server; the toast says the first. */
export function toFields({ typedSkill, typedLanguage, typedCompany, ...draft }: Draft): Checked<ProfileFields> {
  const problems: { -readonly [Path in FieldPath<ProfileFields>]?: string } = {};
  const values = Object.fromEntries(numbers.map((name) => [name, draft[name].trim() === '' ? null : parseNumber(draft[name])]));
  if (draft.firstName.trim() === '') problems.firstName = 'Vul je voornaam in.';
  if (draft.lastName.trim() === '') problems.lastName = 'Vul je achternaam in.';
  // Without the role its part isn't shown: a range that isn't one is dropped instead of refused.
  const isInvestor = draft.roles.includes('investor');
  if (!isInvestor && !isRange(values)) Object.assign(values, { investmentMin: null, investmentMax: null });
  for (const name of numbers) if (Number.isNaN(values[name])) problems[name] = 'Vul een getal van nul of meer in.';
  if (draft.roles.length === 0) problems.roles = 'Selecteer minimaal één rol';
  const { experienceYears, hourlyRate = null, investmentMin = null, investmentMax = null } = values;
  if (!isRange({ investmentMin, investmentMax }) && problems.investmentMin === undefined && problems.investmentMax === undefined) {
    problems.investmentMin = 'Minimum mag niet hoger zijn dan maximum';
  }
  const [message] = Object.values(problems);
  if (message !== undefined) return { problems, message };
  const websiteUrl = toAddress(draft.websiteUrl);
  const linkedinUrl = toAddress(draft.linkedinUrl);
  const skills = withTyped(draft.skills, typedSkill);
  const languages = withTyped(draft.languages, typedLanguage);
  const talentHiddenFrom = withTyped(draft.talentHiddenFrom, typedCompany, { hasCommas: true });
  return {
    input: {
      ...draft,
      skills,
      languages,
      talentHiddenFrom,
      websiteUrl,
      linkedinUrl,
      experienceYears: experienceYears ?? 0,
      hourlyRate,
      investmentMin,
      investmentMax,
    },
  };
}
