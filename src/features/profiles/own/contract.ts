import * as z from 'zod';
import { choices, id, instant, limited, procedure, text } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { personName, role } from '../../accounts/contract.ts';
import { picture } from '../../uploads/contract.ts';
import { personRole, personSummary } from '../contract.ts';
import { availabilities, investmentTypes, limits, sectors, talentAudiences, visibilities, workTypes } from '../policy.ts';

/** Texts in the order of their owner, without doubles in whatever case. */
const list = (most: number, length: number = limits.skill) =>
  z
    .array(text(length).refine(isVisible, 'Een lege regel kan niet worden bewaard.'))
    .max(most, `Je kunt er hoogstens ${most} toevoegen.`)
    .refine((items) => new Set(items.map((item) => item.toLocaleLowerCase('nl'))).size === items.length, 'Dit staat er al.');

const httpAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** Stops at a text that isn't an address, because further checks parse it as a URL. */
const webAddress = z
  .string()
  .trim()
  .max(limits.url, `Een webadres heeft hoogstens ${limits.url} tekens.`)
  .refine((address) => address === '' || httpAddress.safeParse(address).success, {
    message: 'Vul een geldig webadres in, zoals https://voorbeeld.be.',
    abort: true,
  });

/** LinkedIn's own site, so that the button leads where it says. */
const linkedinAddress = webAddress.refine(
  (address) => address === '' || /(^|\.)linkedin\.com$/.test(new URL(address).hostname),
  'Vul het adres van je LinkedIn-profiel in.',
);

const phone = text(limits.phone).regex(/^(?:\+?[\d\s()./-]{6,})?$/, 'Vul een geldig telefoonnummer in.');

/** YYYY-MM, or YYYY where only the year is known. */
const month = z
  .string()
  .regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, 'Kies een jaar, met of zonder maand.')
  .nullable();

/** An entry whose title has another name in each list. */
const entry = (missingTitle: string) =>
  z
    .strictObject({
      title: text(limits.entryTitle).refine(isVisible, missingTitle),
      organisation: text(limits.entryTitle),
      from: month,
      to: month,
      description: text(limits.entryDescription),
    })
    .refine(({ from, to }) => from === null || to === null || from.padEnd(7, '-01') <= to.padEnd(7, '-12'), {
      path: ['to'],
      message: 'Het einde ligt voor het begin.',
    })
    // Whatever ended in January began in it, if it began that year.
    .transform((typed) => (typed.from !== null && typed.to === `${typed.from}-01` ? { ...typed, from: typed.to } : typed));

const entries = (missingTitle: string) =>
  z.array(entry(missingTitle)).max(limits.entries, `Je kunt er hoogstens ${limits.entries} toevoegen.`);

const euros = z
  .int('Vul een bedrag in hele euro in.')
  .min(0, 'Een bedrag is nul of meer.')
  .max(limits.investment, 'Dit bedrag is te hoog.')
  .nullable();

const profileFields = z.strictObject({
  firstName: personName,
  lastName: personName,
  jobTitle: text(limits.jobTitle),
  company: text(limits.company),
  bio: text(limits.bio),
  location: text(limits.location),
  phone,
  websiteUrl: webAddress,
  linkedinUrl: linkedinAddress,
  experienceYears: z
    .int('Vul een heel aantal jaren in.')
    .min(0, 'Vul nul of meer jaren in.')
    .max(limits.experienceYears, `Vul hoogstens ${limits.experienceYears} jaren in.`),
  /** Euros per hour. */
  hourlyRate: z
    .number('Vul een bedrag in.')
    .min(0, 'Een bedrag is nul of meer.')
    .max(limits.hourlyRate, 'Dit bedrag is te hoog.')
    .refine((amount) => Number(amount.toFixed(2)) === amount, 'Een bedrag heeft hoogstens twee cijfers na de komma.')
    .nullable(),
  /** Null as long as it isn't chosen. */
  remoteWork: z.boolean().nullable(),
  openToWork: z.boolean(),
  /** Available or busy while open to work; otherwise stored as unavailable, whatever is sent. */
  availability: z.enum(availabilities),
  /** Empty as long as none is chosen. */
  workTypes: choices(workTypes),
  skills: list(limits.skills),
  languages: list(limits.languages),
  experience: entries('Vul een functie in.'),
  education: entries('Vul een richting of diploma in.'),
  certifications: entries('Vul de naam van het certificaat in.'),
  roles: z
    .array(role)
    .min(1, 'Selecteer minimaal één rol')
    .max(4)
    .transform((roles) => [...new Set(roles)]),
  preferredSectors: choices(sectors),
  /** Whole euros. */
  investmentMin: euros,
  investmentMax: euros,
  investmentTypes: choices(investmentTypes),
  isPublic: z.boolean(),
  phoneVisibility: z.enum(visibilities),
  emailVisibility: z.enum(visibilities),
  hourlyRateVisibility: z.enum(visibilities),
  /** Null as long as it isn't chosen: members only. */
  talentAudience: z.enum(talentAudiences).nullable(),
  talentInSearchEngines: z.boolean(),
  /** Companies whose people don't see the talent profile. */
  talentHiddenFrom: list(limits.hiddenFrom, limits.company),
});

export type ProfileFields = z.output<typeof profileFields>;

const saveProfileInput = profileFields
  .extend({
    /** Of the profile that was read before it was changed. */
    version: z.int().positive(),
  })
  .refine(({ investmentMin, investmentMax }) => investmentMin === null || investmentMax === null || investmentMin <= investmentMax, {
    path: ['investmentMin'],
    message: 'Minimum mag niet hoger zijn dan maximum',
  });

const ownProfile = z.object({
  person: personSummary,
  email: z.string(),
  cover: picture.nullable(),
  /** Grows with each save. */
  version: z.int().positive(),
  fields: profileFields.extend({ roles: z.array(personRole) }),
  /** Until when taking the talent role back restores the hidden talent profile; null if none is hidden. */
  talentKeptUntil: instant.nullable(),
});

export type OwnProfile = z.output<typeof ownProfile>;

const tags = ['profiles'];
const signedIn = { access: 'signed-in' } as const;
const image = z.strictObject({ imageId: id.nullable() });
const unknownImage = { UNKNOWN_IMAGE: { status: 422, message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.' } };

export const ownProfileContract = {
  readOwnProfile: procedure(signedIn, {
    method: 'GET',
    path: '/me/profile',
    tags,
    summary: 'One’s own profile',
    description: 'All fields that its owner can change, with its version.',
  }).output(ownProfile),

  saveProfile: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/me/profile',
    tags,
    summary: 'Save one’s own profile',
    description:
      'Replaces all fields and entries and updates the talent profile in the same transaction. Refused if the profile was saved elsewhere since the given version was read, unless with the same content.',
  })
    .input(saveProfileInput)
    .output(ownProfile)
    .errors({ CONFLICT: { message: 'Je profiel is intussen ergens anders gewijzigd.' } }),

  setAvatar: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/me/profile/avatar',
    tags,
    summary: 'Set or remove one’s picture',
    description: 'Switches to an avatar that the caller uploaded and removes the previous one; null removes it without a successor.',
  })
    .input(image)
    .output(ownProfile)
    .errors(unknownImage),

  setCover: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/me/profile/cover',
    tags,
    summary: 'Set or remove one’s cover',
    description: 'Works as for the picture, with an upload of kind cover.',
  })
    .input(image)
    .output(ownProfile)
    .errors(unknownImage),
};
