import { expect, test } from 'vitest';
import { profileInput } from '../../factory.ts';
import { toDraft, toFields } from './draft.ts';

test('a draft that nobody touched is the profile', () => {
  expect(toFields(toDraft(profileInput))).toEqual({ input: profileInput });
});

test('amounts are read as Dutch people write them, and what is empty is none', () => {
  const draft = { ...toDraft(profileInput), hourlyRate: '€ 82,50', investmentMin: '5.000', investmentMax: ' ', experienceYears: '' };

  expect(toFields(draft)).toMatchObject({ input: { hourlyRate: 82.5, investmentMin: 5000, investmentMax: null, experienceYears: 0 } });
});

test('addresses get the scheme that people leave out', () => {
  const draft = { ...toDraft(profileInput), websiteUrl: ' zilverhark.be ', linkedinUrl: 'http://linkedin.com/in/noor' };

  expect(toFields(draft)).toMatchObject({ input: { websiteUrl: 'https://zilverhark.be', linkedinUrl: 'http://linkedin.com/in/noor' } });
});

test('a skill, a language and a company that were typed but not added count, unless the lists already hold them', () => {
  const typed = { typedSkill: ' hout ', typedLanguage: ' Frans, Duits ', typedCompany: 'Zilverhark, Maes & Zonen' };
  const draft = { ...toDraft({ ...profileInput, skills: ['Hout'], languages: [] }), ...typed };

  expect(toFields(draft)).toMatchObject({
    input: { skills: ['Hout'], languages: ['Frans', 'Duits'], talentHiddenFrom: ['Houtgoed BV', 'Zilverhark, Maes & Zonen'] },
  });
});

test('the form shows a missing value or an invalid number beside its field', () => {
  const draft = { ...toDraft(profileInput), firstName: ' ', lastName: '', roles: [], experienceYears: '-3', hourlyRate: 'veel' };

  expect(toFields(draft)).toEqual({
    problems: {
      firstName: 'Vul je voornaam in.',
      lastName: 'Vul je achternaam in.',
      roles: 'Selecteer minimaal één rol',
      experienceYears: 'Vul een getal van nul of meer in.',
      hourlyRate: 'Vul een getal van nul of meer in.',
    },
    message: 'Vul je voornaam in.',
  });
});

test.each([
  ['10.000', '9.999'],
  ['veel', ''],
])('an investment range from %s to %s doesn’t refuse the profile of somebody who is no investor', (investmentMin, investmentMax) => {
  const draft = { ...toDraft(profileInput), roles: ['talent' as const], investmentMin, investmentMax };

  expect(toFields(draft)).toMatchObject({ input: { investmentMin: null, investmentMax: null } });
});

test('the form refuses an investment range whose minimum exceeds its maximum before sending it', () => {
  const draft = { ...toDraft(profileInput), roles: ['investor' as const], investmentMin: '10.000', investmentMax: '9.999' };

  const message = 'Minimum mag niet hoger zijn dan maximum';
  expect(toFields(draft)).toEqual({ problems: { investmentMin: message }, message });
});
