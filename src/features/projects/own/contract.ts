import * as z from 'zod';
import { choices, id, instant, limited, procedure, text, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { investmentTypes } from '../../profiles/policy.ts';
import { picture } from '../../uploads/contract.ts';
import { projectNotFound } from '../contract.ts';
import { day, lines, planFields } from '../plan/contract.ts';
import { categories, companyNumberCountry, equityAudiences, fundingPurposes, limits, statuses, target } from '../policy.ts';
import { documentFields, projectDocument } from '../project-documents/contract.ts';

const role = z.strictObject({
  id,
  roleName: text(limits.roleName).refine(isVisible, 'Vul de naam van de rol in.'),
  description: text(limits.roleText),
  requirements: text(limits.roleText),
  timeCommitment: text(limits.roleCondition),
  compensation: text(limits.roleCondition),
});

const roles = z
  .array(role)
  .max(limits.roles, `Je kunt er hoogstens ${limits.roles} toevoegen.`)
  .refine((all) => new Set(all.map((each) => each.id)).size === all.length, 'Een rol staat er twee keer.');

/** All that the form holds. A draft may leave out everything. */
export const projectFields = z
  .strictObject({
    title: text(limits.title),
    description: text(limits.description),
    fullDescription: text(limits.fullDescription),
    category: z.enum(categories).nullable(),
    location: text(limits.location),
    tags: lines(limits.tags, limits.tag).refine(
      (tags) => new Set(tags.map((tag) => tag.toLocaleLowerCase('nl'))).size === tags.length,
      'Dit staat er al.',
    ),
    objectives: lines(limits.objectives, limits.objective),
    startDate: day.nullable(),
    endDate: day.nullable(),
    /** Whole euros. */
    targetAmount: z
      .int('Vul een bedrag in hele euro in.')
      .min(target.min)
      .max(target.max)
      .multipleOf(target.step, 'Kies een bedrag in stappen van € 1.000.'),
    fundingPurposes: choices(fundingPurposes),
    fundingTypes: choices(investmentTypes),
    equityProposal: text(limits.equityProposal),
    equityAudience: z.enum(equityAudiences),
    companyName: text(limits.companyName),
    /** Digits only. */
    companyNumber: z
      .string()
      .refine((digits) => digits === '' || companyNumberCountry(digits) !== null, 'Dit is geen Belgisch of Nederlands ondernemingsnummer.'),
    slogan: text(limits.slogan),
    speakerName: text(limits.speakerName),
    contactDetails: text(limits.contactDetails),
    imageId: id.nullable(),
    imageAlt: text(limits.imageAlt),
    logoId: id.nullable(),
    roles,
    documents: documentFields,
    plan: planFields,
  })
  .refine(({ startDate, endDate }) => startDate === null || endDate === null || startDate <= endDate, {
    path: ['endDate'],
    message: 'De einddatum ligt voor de startdatum.',
  });

export type ProjectFields = z.output<typeof projectFields>;

const ownProject = z.object({
  id: z.uuid(),
  status: z.enum(statuses),
  /** Grows with each save. */
  version: z.int().positive(),
  fields: projectFields,
  image: picture.nullable(),
  logo: picture.nullable(),
  documents: z.array(projectDocument),
  raisedAmount: z.int(),
  /** When its owner last said so; later than the last of `raises` if they confirmed that amount. Null before they stated one. */
  raisedStatedAt: instant.nullable(),
  /** The amounts that were stated, the last first, each with when it was first. */
  raises: z.array(z.object({ amount: z.int(), statedAt: instant })),
  updatedAt: instant,
  withdrawnAt: instant.nullable(),
});

export type OwnProject = z.output<typeof ownProject>;

const tags = ['projects'];
const signIn = { access: 'signed-in' } as const;
const unknownFile = {
  UNKNOWN_IMAGE: { status: 422, message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.' },
  UNKNOWN_DOCUMENT: { status: 422, message: 'Een van je documenten is er niet meer. Voeg het opnieuw toe.' },
};
const incomplete = { INCOMPLETE: { status: 422, message: 'Vul minimaal titel, beschrijving en categorie in.' } };
const useIncomplete = { USE_INCOMPLETE: { status: 422, message: 'Verdeel de besteding van het kapitaal over precies 100 procent.' } };
const wrongState = { WRONG_STATE: { status: 409, message: 'Dat kan niet meer: het project heeft intussen een andere status.' } };
const idTaken = { CONFLICT: { message: 'Deze id is al in gebruik.' } };

/** A write that several windows may make: of a project that another has changed since. */
const stale = { STALE: { status: 409, message: 'Je project is intussen ergens anders gewijzigd.' } };

const one = z.strictObject({ id });

export const ownProjectsContract = {
  readOwnProject: procedure(signIn, {
    method: 'GET',
    path: '/projects/{id}/form',
    tags,
    summary: 'One’s own project, to change it',
    description: 'All fields that its owner can change, with the version that a save is based on.',
  })
    .input(one)
    .output(ownProject)
    .errors({ NOT_FOUND: { message: 'Project kon niet worden geladen of je hebt geen toegang.' } }),

  createProject: procedure(limited(signIn, { counts: ['projects'] }), {
    method: 'POST',
    path: '/projects',
    tags,
    successStatus: 201,
    summary: 'Create a project',
    description:
      'Saves a project with its roles, documents and plan under the id that the client made, as a draft or published. A draft without a title becomes Naamloos Project, one without a category overig. Publishing needs a title, a description and a category. The same id sent again returns the first result.',
  })
    .input(z.strictObject({ id, publish: z.boolean(), fields: projectFields }))
    .output(ownProject)
    .errors({
      ...idTaken,
      ...unknownFile,
      ...incomplete,
      ...useIncomplete,
      TOO_MANY_REQUESTS: { message: 'Je hebt veel projecten aangemaakt. Probeer het later opnieuw.', data: untilAgain },
    }),

  saveProject: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/projects/{id}',
    tags,
    summary: 'Change one’s own project',
    description:
      'Replaces all fields, roles, documents and parts of the plan in one transaction. Refused if the project was saved elsewhere since the given version was read, unless with the same content. With `publish`, a draft becomes active; the status otherwise stays.',
  })
    .input(z.strictObject({ id, version: z.int().positive(), publish: z.boolean().default(false), fields: projectFields }))
    .output(ownProject)
    .errors({ ...projectNotFound, ...idTaken, ...stale, ...unknownFile, ...incomplete, ...useIncomplete }),

  addRoles: procedure(limited(signIn, { pace: paces.often }), {
    method: 'POST',
    path: '/projects/{id}/roles',
    tags,
    summary: 'Add roles to one’s own project',
    description:
      'Adds roles after those that the project seeks, whatever else changed of it meanwhile. Roles that it has are left as they are.',
  })
    .input(one.extend({ roles: roles.min(1, 'Kies minstens één rol.') }))
    .output(ownProject)
    .errors({
      ...projectNotFound,
      ...idTaken,
      TOO_MANY_ROLES: { status: 409, message: `Je kunt er hoogstens ${limits.roles} toevoegen.` },
    }),

  stateRaised: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/projects/{id}/raised',
    tags,
    summary: 'State the raised amount',
    description: 'Sets the amount in whole euros that the owner says was raised, with this moment, and keeps earlier ones as history.',
  })
    .input(
      one.extend({
        amount: z.int('Vul een bedrag in hele euro in.').min(0, 'Een bedrag is nul of meer.').max(limits.raised, 'Dit bedrag is te hoog.'),
      }),
    )
    .output(ownProject)
    .errors(projectNotFound),

  completeProject: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'POST',
    path: '/projects/{id}/completion',
    tags,
    summary: 'Complete one’s own active project',
    description: 'Completing a completed project changes nothing.',
  })
    .input(one)
    .output(ownProject)
    .errors({ ...projectNotFound, ...wrongState }),

  withdrawProject: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'POST',
    path: '/projects/{id}/withdrawal',
    tags,
    summary: 'Withdraw one’s own published project',
    description: 'It is gone for everybody else at once and is deleted after 30 days; until then its owner can put it back.',
  })
    .input(one)
    .output(ownProject)
    .errors({ ...projectNotFound, ...wrongState }),

  restoreProject: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/projects/{id}/withdrawal',
    tags,
    summary: 'Put a withdrawn project back',
    description: 'Does nothing for a project that isn’t withdrawn.',
  })
    .input(one)
    .output(ownProject)
    .errors(projectNotFound),

  deleteDraft: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/projects/{id}',
    tags,
    summary: 'Delete one’s own draft',
    description: 'Permanently deletes a draft. Published projects are withdrawn instead.',
  })
    .input(one)
    .output(z.object({ ok: z.literal(true) }))
    .errors({ ...projectNotFound, ...wrongState }),
};
