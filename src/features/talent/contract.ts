import * as z from 'zod';
import { cursor, id, instant, procedure } from '../../platform/contract.ts';
import { personSummary, shownEntry } from '../profiles/contract.ts';
import { availabilities, limits, workTypes } from '../profiles/policy.ts';
import { listedAvailabilities, talentSorts } from './policy.ts';

/** A talent in lists. */
export const talentCard = z.object({
  /** Of the talent profile. */
  id: z.uuid(),
  /** With the title of the talent profile. Visitors see neither picture nor company. */
  person: personSummary,
  availability: z.enum(availabilities),
  location: z.string(),
  /** Null where they didn't say. */
  remoteWork: z.boolean().nullable(),
  workTypes: z.array(z.enum(workTypes)),
  experienceYears: z.int(),
  /** Euros per hour; null without one, or if its owner doesn't show it to the viewer. */
  hourlyRate: z.number().nullable(),
  /** The first of their skills, and how many there are besides. */
  skills: z.array(z.string()),
  moreSkills: z.int().nonnegative(),
});

export type TalentCard = z.output<typeof talentCard>;

const talent = talentCard.omit({ moreSkills: true }).extend({
  bio: z.string(),
  linkedinUrl: z.string(),
  portfolioUrl: z.string(),
  languages: z.array(z.string()),
  experience: z.array(shownEntry),
  education: z.array(shownEntry),
  certifications: z.array(shownEntry),
  updatedAt: instant,
  /** Its owner lets search engines find it. */
  isFindable: z.boolean(),
  /** `invite`: the viewer has an open job, and the talent is open to work. */
  can: z.object({ edit: z.boolean(), invite: z.boolean() }),
});

export type Talent = z.output<typeof talent>;

const tags = ['talent'];

export const talentNotFound = { NOT_FOUND: { message: 'Talent profiel niet gevonden' } };

/** A place in a list that is ordered by a number: the number and the id there. */
const placeOfNumber = (number: RegExp) =>
  z.string().refine((value) => {
    const [place = '', ...rest] = value.split('_');
    return number.test(place) && id.safeParse(rest.join('_')).success;
  });

/** Numbers as the column of each order holds them: the database refuses others. */
const cursors = {
  newest: cursor,
  rate: placeOfNumber(/^\d{1,6}(\.\d{1,2})?$/),
  experience: placeOfNumber(/^\d{1,2}$/),
};

const listed = z
  .strictObject({
    /** Words of the name, the title, the bio or the skills. */
    search: z.string().trim().max(100).default(''),
    availability: z.enum(listedAvailabilities).default('available'),
    /** Words of the place, each of which may be unfinished. */
    place: z.string().trim().max(100).default(''),
    /** Only those who can work remotely. */
    remote: z.boolean().default(false),
    workType: z.enum(workTypes).optional(),
    language: z.string().trim().max(limits.skill).default(''),
    /** Euros per hour. Leaves out people who don't show their rate to everyone. */
    maxRate: z.number().min(0).max(limits.hourlyRate).optional(),
    minYears: z.int().min(0).max(limits.experienceYears).optional(),
    sort: z.enum(talentSorts).default('newest'),
    after: z.string().max(100).optional(),
  })
  .refine(({ sort, after }) => after === undefined || cursors[sort].safeParse(after).success, {
    path: ['after'],
    message: 'Ongeldige bladerpositie.',
  });

/** The question to a list of talents. */
export type ListedTalents = z.output<typeof listed>;

export const talentContract = {
  listTalents: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/talents',
      tags,
      summary: 'A page of talents',
      description:
        'People with the talent role who are open to work, 20 at a time: by default those who are available, newest first. Visitors see those who chose to be seen without an account. Pass `next` of one page as `after` to read the following one.',
    },
  )
    .input(listed)
    .output(
      z.object({
        talents: z.array(talentCard),
        /** Pass as `after` for the next page; null at the end. */
        next: z.string().nullable(),
      }),
    ),

  readTalent: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/talents/{id}',
      tags,
      summary: 'One talent',
      description:
        'A talent profile. It holds no phone number and no e-mail address, and the hourly rate only for whom its owner shows it to. For people who may not see it, it doesn’t exist.',
    },
  )
    .input(z.strictObject({ id }))
    .output(talent)
    .errors(talentNotFound),

  readOwnTalent: procedure(
    { access: 'signed-in' },
    {
      method: 'GET',
      path: '/me/talent',
      tags,
      summary: 'One’s own talent profile',
      description: 'The id of the viewer’s talent profile; null without one, or while it is hidden.',
    },
  ).output(z.object({ talentId: z.uuid().nullable() })),
};
