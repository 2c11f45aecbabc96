import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { parseNumber, writeNumber } from '../../../platform/web/parse-number.ts';
import { useApi } from '../../../platform/web/use-api.ts';
import type { OwnProfile, ProfileFields } from './contract.ts';

type Api = ReturnType<typeof useApi>;

const numbers = ['experienceYears', 'hourlyRate', 'investmentMin', 'investmentMax'] as const;
type NumberName = (typeof numbers)[number];

/** A profile as it is typed: numbers are texts until they are sent. */
export type Draft = Omit<ProfileFields, NumberName> & Record<NumberName, string>;

/** What is wrong with each field, by its name in the contract. */
export type Problems = Readonly<Record<string, string>>;

/** What each section of the form is given. */
export type SectionProps = { draft: Draft; problems: Problems; change: (part: Partial<Draft>) => void };

export function toDraft(fields: ProfileFields): Draft {
  return {
    ...fields,
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

/** What is sent of a draft; or what stands in the way, where the browser can tell better than the server. */
export function toFields(draft: Draft): { fields: ProfileFields } | { problems: Problems } {
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
  return {
    fields: { ...draft, websiteUrl, linkedinUrl, experienceYears: experienceYears ?? 0, hourlyRate, investmentMin, investmentMax },
  };
}

export const ownProfileOptions = (api: Api) => api.profile.readOwnProfile.queryOptions();

export function useOwnProfile(): OwnProfile {
  return useSuspenseQuery(ownProfileOptions(useApi())).data;
}

/** What shows a person's name, roles or picture is read again after they changed. */
export function useOwnProfileChanged(): (profile: OwnProfile) => Promise<void> {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (profile) => {
    queryClient.setQueryData(ownProfileOptions(api).queryKey, profile);
    void queryClient.invalidateQueries({ queryKey: api.feed.key() });
    void queryClient.invalidateQueries({ queryKey: api.profiles.readProfile.key() });
    await queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() });
    // Routes hold who is signed in.
    await router.invalidate();
  };
}

export function useSaveProfile() {
  const changed = useOwnProfileChanged();
  return useMutation(useApi().profile.saveProfile.mutationOptions({ networkMode: 'always', onSuccess: changed }));
}
