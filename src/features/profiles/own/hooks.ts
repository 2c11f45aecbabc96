import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showChanges } from '../../../platform/web/data/show-changes.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { parseNumber, writeNumber } from '../../../platform/web/forms/parse-number.ts';
import { ownProfileOptions } from '../hooks.ts';
import type { OwnProfile, ProfileFields } from './contract.ts';

type SavedProfile = Parameters<ReturnType<typeof useApi>['profile']['saveProfile']['call']>[0];

const numbers = ['experienceYears', 'hourlyRate', 'investmentMin', 'investmentMax'] as const;
type NumberName = (typeof numbers)[number];

/** A profile as it is typed: numbers are texts until they are sent, and a skill or language may not be added yet. */
export type Draft = Omit<ProfileFields, NumberName> & Record<NumberName | 'typedSkill' | 'typedLanguage', string>;

/** The problem of each field, by its name in the contract. */
export type Problems = Readonly<Record<string, string>>;

/** The props of each section of the form. */
export type SectionProps = { draft: Draft; problems: Problems; change: (part: Partial<Draft>) => void };

export function toDraft(fields: ProfileFields): Draft {
  return {
    ...fields,
    typedSkill: '',
    typedLanguage: '',
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

/** Whether a list has a word already, in whatever case. */
export function hasWord(words: string[], word: string): boolean {
  return words.some((other) => other.toLocaleLowerCase('nl') === word.toLocaleLowerCase('nl'));
}

/** Adds the word still in the field when the form was saved. */
function withTyped(words: string[], typed: string): string[] {
  const word = typed.trim();
  return word === '' || hasWord(words, word) ? words : [...words, word];
}

/** The fields to send, or the problems that the browser can judge better than the server. */
export function toFields({ typedSkill, typedLanguage, ...draft }: Draft): { fields: ProfileFields } | { problems: Problems } {
  const problems: Record<string, string> = {};
  const values = Object.fromEntries(numbers.map((name) => [name, draft[name].trim() === '' ? null : parseNumber(draft[name])]));
  if (draft.firstName.trim() === '') problems.firstName = 'Vul je voornaam in.';
  if (draft.lastName.trim() === '') problems.lastName = 'Vul je achternaam in.';
  for (const name of numbers) if (Number.isNaN(values[name])) problems[name] = 'Vul een getal in.';
  if (draft.roles.length === 0) problems.roles = 'Selecteer minimaal één rol';
  const { experienceYears, hourlyRate = null, investmentMin = null, investmentMax = null } = values;
  if (investmentMin !== null && investmentMax !== null && investmentMin > investmentMax) {
    problems.investmentMin = 'Minimum mag niet hoger zijn dan maximum';
  }
  if (Object.keys(problems).length > 0) return { problems };
  const websiteUrl = toAddress(draft.websiteUrl);
  const linkedinUrl = toAddress(draft.linkedinUrl);
  const skills = withTyped(draft.skills, typedSkill);
  const languages = withTyped(draft.languages, typedLanguage);
  return {
    fields: {
      ...draft,
      skills,
      languages,
      websiteUrl,
      linkedinUrl,
      experienceYears: experienceYears ?? 0,
      hourlyRate,
      investmentMin,
      investmentMax,
    },
  };
}

/** A change of one's own profile: the answer is shown, and what else shows the person is fetched again before it ends. */
export function useChangeOwnProfile<Input>(call: (input: Input) => Promise<OwnProfile>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(input),
    onSuccess: (profile) => queryClient.setQueryData(ownProfileOptions(api).queryKey, profile),
    meta: { changes: () => ['self'], isAwaited: true },
  });
}

/** Takes over the profile as it was saved elsewhere. */
export function useTakeNewest(): (newest: OwnProfile) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return (newest) => {
    queryClient.setQueryData(ownProfileOptions(api).queryKey, newest);
    return showChanges(queryClient, ['self']);
  };
}

export function useSaveProfile() {
  const api = useApi();
  return useChangeOwnProfile((input: SavedProfile) => api.profile.saveProfile.call(input));
}
