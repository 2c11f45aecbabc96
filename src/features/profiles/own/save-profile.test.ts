import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { profileInput } from '../factory.ts';

const server = await startTestServer();

test('a new person starts with the defaults', async () => {
  const anna = await server.person({ firstName: 'Anna', lastName: 'Peeters' });

  expect(await anna.api.profile.readOwnProfile()).toEqual({
    person: { id: anna.id, firstName: 'Anna', lastName: 'Peeters', jobTitle: '', company: '', avatarId: null },
    email: anna.email,
    cover: null,
    version: 1,
    talentKeptUntil: null,
    fields: {
      firstName: 'Anna',
      lastName: 'Peeters',
      jobTitle: '',
      company: '',
      bio: '',
      location: '',
      phone: '',
      websiteUrl: '',
      linkedinUrl: '',
      experienceYears: 0,
      hourlyRate: null,
      remoteWork: null,
      openToWork: false,
      availability: 'unavailable',
      workTypes: [],
      skills: [],
      languages: [],
      experience: [],
      education: [],
      certifications: [],
      roles: ['investor'],
      preferredSectors: [],
      investmentMin: null,
      investmentMax: null,
      investmentTypes: [],
      isPublic: true,
      phoneVisibility: 'connections',
      emailVisibility: 'connections',
      hourlyRateVisibility: 'everyone',
      talentAudience: null,
      talentInSearchEngines: false,
      talentHiddenFrom: [],
    },
  });
});

test('every field is kept as it was sent, trimmed, and the name is new everywhere', async () => {
  const anna = await server.person({ firstName: 'Anna' });

  const saved = await anna.api.profile.saveProfile({ ...profileInput, jobTitle: '  Productontwerper ', version: 1 });

  expect(saved).toMatchObject({ version: 2, fields: profileInput, person: { firstName: 'Noor', jobTitle: 'Productontwerper' } });
  expect(await anna.api.profile.readOwnProfile()).toEqual(saved);
  expect(await anna.api.profiles.readMe()).toMatchObject({ firstName: 'Noor', roles: ['talent', 'investor'] });
});

test('entries are replaced as a whole, in the order of their owner', async () => {
  const anna = await server.person();
  await anna.api.profile.saveProfile({ ...profileInput, version: 1 });
  const experience = [...profileInput.experience].reverse();

  const saved = await anna.api.profile.saveProfile({ ...profileInput, experience, education: [], version: 2 });

  expect(saved.fields).toMatchObject({ experience, education: [], certifications: profileInput.certifications });
});

const entry = { title: 'Bakker', organisation: '', from: null, to: null, description: '' };

test.each<[string, object, string, string]>([
  ['no first name', { firstName: ' ' }, 'firstName', 'Alle velden zijn verplicht'],
  ['no last name', { lastName: '' }, 'lastName', 'Alle velden zijn verplicht'],
  ['no role', { roles: [] }, 'roles', 'Selecteer minimaal één rol'],
  ['a range upside down', { investmentMin: 10, investmentMax: 9 }, 'investmentMin', 'Minimum mag niet hoger zijn dan maximum'],
  ['cents to invest', { investmentMin: 10.5 }, 'investmentMin', 'Vul een bedrag in hele euro in.'],
  ['a negative amount', { investmentMax: -1 }, 'investmentMax', 'Een bedrag is nul of meer.'],
  ['a negative rate', { hourlyRate: -1 }, 'hourlyRate', 'Een bedrag is nul of meer.'],
  ['a rate of words', { hourlyRate: 'veel' }, 'hourlyRate', 'Vul een bedrag in.'],
  ['parts of cents', { hourlyRate: 10.001 }, 'hourlyRate', 'Een bedrag heeft hoogstens twee cijfers na de komma.'],
  ['too many years', { experienceYears: 81 }, 'experienceYears', 'Vul hoogstens 80 jaren in.'],
  ['half a year', { experienceYears: 1.5 }, 'experienceYears', 'Vul een heel aantal jaren in.'],
  ['a script as website', { websiteUrl: 'javascript:alert(1)' }, 'websiteUrl', 'Vul een geldig webadres in, zoals https://voorbeeld.be.'],
  ['a bare host', { websiteUrl: 'kiem.be' }, 'websiteUrl', 'Vul een geldig webadres in, zoals https://voorbeeld.be.'],
  [
    'another LinkedIn',
    { linkedinUrl: 'https://linkedin.com.evil.example/in/a' },
    'linkedinUrl',
    'Vul het adres van je LinkedIn-profiel in.',
  ],
  ['a LinkedIn address that is none', { linkedinUrl: 'nope' }, 'linkedinUrl', 'Vul een geldig webadres in, zoals https://voorbeeld.be.'],
  [
    'a LinkedIn address with spaces',
    { linkedinUrl: 'https://An Maes' },
    'linkedinUrl',
    'Vul een geldig webadres in, zoals https://voorbeeld.be.',
  ],
  [
    'a very long web address',
    { websiteUrl: `https://voorbeeld.be/${'a'.repeat(300)}` },
    'websiteUrl',
    'Een webadres heeft hoogstens 300 tekens.',
  ],
  ['a phone of words', { phone: 'bel me maar' }, 'phone', 'Vul een geldig telefoonnummer in.'],
  ['a long bio', { bio: 'a'.repeat(3001) }, 'bio', 'Dit veld heeft hoogstens 3.000 tekens.'],
  ['a skill twice', { skills: ['Hout', 'hout '] }, 'skills', 'Dit staat er al.'],
  ['an empty skill', { skills: [' '] }, 'skills.0', 'Een lege regel kan niet worden bewaard.'],
  ['too many skills', { skills: Array.from({ length: 51 }, (_, index) => `s${index}`) }, 'skills', 'Je kunt er hoogstens 50 toevoegen.'],
  ['a work type twice', { workTypes: ['freelance', 'freelance'] }, 'workTypes', 'Een keuze staat er twee keer.'],
  ['work without a title', { experience: [{ ...entry, title: '' }] }, 'experience.0.title', 'Vul een functie in.'],
  ['a study without a title', { education: [{ ...entry, title: '' }] }, 'education.0.title', 'Vul een richting of diploma in.'],
  [
    'a certificate without a name',
    { certifications: [{ ...entry, title: '' }] },
    'certifications.0.title',
    'Vul de naam van het certificaat in.',
  ],
  [
    'an end before the start',
    { education: [{ ...entry, from: '2020-02', to: '2020-01' }] },
    'education.0.to',
    'Het einde ligt voor het begin.',
  ],
  ['a month that is none', { education: [{ ...entry, from: '2020-13' }] }, 'education.0.from', 'Kies een jaar, met of zonder maand.'],
  ['too many entries', { certifications: Array(31).fill(entry) }, 'certifications', 'Je kunt er hoogstens 30 toevoegen.'],
  [
    'a year that ends before it begins',
    { education: [{ ...entry, from: '2021', to: '2020' }] },
    'education.0.to',
    'Het einde ligt voor het begin.',
  ],
])('%s is refused beside its field, and nothing is kept', async (_what, change, field, message) => {
  const anna = await server.person();

  const answer = await anna.send('PUT', '/api/me/profile', { ...profileInput, ...change, version: 1 });

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', data: { fields: { [field]: message } } } });
  expect((await anna.api.profile.readOwnProfile()).version).toBe(1);
});

test.each([
  ['2020', '2020'],
  ['2020', null],
  ['2020-03', '2020'],
  ['2020', '2020-12'],
  ['2019', '2021-01'],
  [null, '2020'],
])('a period from %s to %s stays as it was given', async (from, to) => {
  const anna = await server.person();
  const experience = [{ ...entry, from, to }];

  const { fields } = await anna.api.profile.saveProfile({ ...profileInput, experience, version: 1 });

  expect(fields.experience).toEqual(experience);
});

test('a period of a year that ended in its January began in it', async () => {
  const anna = await server.person();
  const experience = [{ ...entry, from: '2020', to: '2020-01' }];

  const { fields } = await anna.api.profile.saveProfile({ ...profileInput, experience, version: 1 });

  expect(fields.experience).toEqual([{ ...entry, from: '2020-01', to: '2020-01' }]);
});

test.each([
  ['an unknown sector', { preferredSectors: ['Wapens'] }],
  ['an unknown role', { roles: ['admin'] }],
  ['an unknown field', { isAdmin: true }],
  ['a character that no text has', { bio: 'a\u0000b' }],
  ['no bio at all', { bio: undefined }],
])('%s is refused in Dutch', async (_what, change) => {
  const anna = await server.person();

  const answer = await anna.send('PUT', '/api/me/profile', { ...profileInput, ...change, version: 1 });

  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  expect((await anna.api.profile.readOwnProfile()).version).toBe(1);
});

test("the server stores the alias 'ondernemer' as entrepreneur", async () => {
  const anna = await server.person();

  const { body } = await anna.send('PUT', '/api/me/profile', { ...profileInput, roles: ['ondernemer', 'entrepreneur'], version: 1 });

  expect(body).toMatchObject({ fields: { roles: ['entrepreneur'] } });
});

test.each([
  [{ openToWork: true, availability: 'busy' }, 'busy'],
  [{ openToWork: true, availability: 'available' }, 'available'],
  [{ openToWork: true, availability: 'unavailable' }, 'available'],
  [{ openToWork: false, availability: 'available' }, 'unavailable'],
] as const)('the server stores %o as %s', async (change, availability) => {
  const anna = await server.person();

  const { fields } = await anna.api.profile.saveProfile({ ...profileInput, ...change, version: 1 });

  expect(fields).toMatchObject({ openToWork: change.openToWork, availability });
});

test('the second of two editors is refused, and nothing of the first is lost', async () => {
  const anna = await server.person();

  await anna.api.profile.saveProfile({ ...profileInput, bio: 'Van mijn telefoon', version: 1 });

  await expect(anna.api.profile.saveProfile({ ...profileInput, bio: 'Van mijn laptop', version: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Je profiel is intussen ergens anders gewijzigd.',
  });
  const { fields, version } = await anna.api.profile.readOwnProfile();
  expect([fields.bio, version]).toEqual(['Van mijn telefoon', 2]);
});

test('ten windows save at the same moment: one wins', async () => {
  const anna = await server.person();
  const bios = Array.from({ length: 10 }, (_, index) => `Versie ${index}`);

  const answers = await Promise.allSettled(bios.map((bio) => anna.api.profile.saveProfile({ ...profileInput, bio, version: 1 })));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await anna.api.profile.readOwnProfile()).version).toBe(2);
});

test('a save whose answer was lost can be sent again', async () => {
  const anna = await server.person();
  const first = await anna.api.profile.saveProfile({ ...profileInput, version: 1 });

  expect(await anna.api.profile.saveProfile({ ...profileInput, version: 1 })).toEqual(first);
});
