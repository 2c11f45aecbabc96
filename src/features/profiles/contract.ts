import * as z from 'zod';
import { id, procedure } from '../../platform/contract.ts';
import { picture } from '../uploads/contract.ts';
import { availabilities, workTypes } from './policy.ts';

export const personRole = z.enum(['entrepreneur', 'talent', 'investor']);

/** A person in lists. Title and company are empty if their profile isn't public to the viewer. */
export const personSummary = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** Their picture, at /uploads/{id}/{48, 96, 192 or 288}.webp. */
  avatarId: z.uuid().nullable(),
});

export type PersonSummary = z.output<typeof personSummary>;

export const me = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(personRole),
  avatarId: z.uuid().nullable(),
  /** IANA name of the zone in which times are shown. */
  timeZone: z.string(),
});

/** A month as YYYY-MM, or a year where no more is known; null where that isn't known either, or not over yet. */
const shownMonth = z.string().nullable();

/** Work, a study or a certificate. */
export const shownEntry = z.object({
  title: z.string(),
  organisation: z.string(),
  from: shownMonth,
  to: shownMonth,
  description: z.string(),
});

export type ProfileEntry = z.output<typeof shownEntry>;

const profileDetails = z.object({
  roles: z.array(personRole),
  location: z.string(),
  bio: z.string(),
  websiteUrl: z.string(),
  linkedinUrl: z.string(),
  experienceYears: z.int(),
  /** Null where its owner didn't say. */
  remoteWork: z.boolean().nullable(),
  openToWork: z.boolean(),
  availability: z.enum(availabilities),
  workTypes: z.array(z.enum(workTypes)),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  experience: z.array(shownEntry),
  education: z.array(shownEntry),
  certifications: z.array(shownEntry),
  /** Null without the investor role; amounts in whole euros. */
  investment: z
    .object({ sectors: z.array(z.string()), min: z.int().nullable(), max: z.int().nullable(), types: z.array(z.string()) })
    .nullable(),
  cover: picture.nullable(),
  /** These three are null if they are empty, or if their owner doesn't show them to the viewer. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Euros per hour. */
  hourlyRate: z.number().nullable(),
});

export type ProfileDetails = z.output<typeof profileDetails>;

const profile = z.object({
  person: personSummary,
  relation: z.enum(['self', 'connection', 'none']),
  /** Null if the profile isn't public and the viewer is no connection: such a viewer sees name and picture only. */
  details: profileDetails.nullable(),
  can: z.object({ edit: z.boolean() }),
});

export type Profile = z.output<typeof profile>;

export const profilesContract = {
  readMe: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/me',
      tags: ['profiles'],
      summary: 'The signed-in person',
      description: 'The person of this session, or null without one.',
    },
  ).output(me.nullable()),

  readProfile: procedure(
    { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om profielen te bekijken.' },
    {
      method: 'GET',
      path: '/profiles/{id}',
      tags: ['profiles'],
      summary: 'A person’s profile',
      description:
        'The profile as the viewer may see it. Private fields are null unless their owner shows them to the viewer; of a profile that isn’t public, others than connections see name and picture only.',
    },
  )
    .input(z.strictObject({ id }))
    .output(profile)
    .errors({ NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' } }),
};
