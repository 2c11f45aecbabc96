import { expect, test } from 'vitest';
import { profileInput } from '../../profiles/factory.ts';
import type { ProfileFields } from '../../profiles/own/contract.ts';
import { toTalentFields } from './new-talent.ts';

test('a talent profile is made of what its form asks and of the newest profile, with the talent role', () => {
  const asked: Partial<ProfileFields> = {
    ...{ firstName: 'Nora', lastName: 'Peeters', jobTitle: 'Imker', hourlyRate: 40, experienceYears: 3, remoteWork: true },
    ...{ openToWork: true, availability: 'available', talentAudience: 'everyone', talentInSearchEngines: true, talentHiddenFrom: [] },
  };
  const typed = { ...profileInput, ...asked, skills: [], location: '', roles: ['talent' as const] };
  const newest = { ...profileInput, skills: ['Honing slingeren'], location: 'Brugge', roles: ['investor' as const] };

  expect(toTalentFields(newest, typed)).toEqual({ ...newest, ...asked, roles: ['investor', 'talent'] });
});
