import * as z from 'zod';
import { cursor, id, instant, limited, procedure, text } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { personSummary } from '../../profiles/contract.ts';
import { admissionLimits, admissionStates } from './policy.ts';

const optional = (most: number) => text(most).default('');

/** A viewer's own access to what a project doesn't show to everyone. */
export const access = z.object({
  /** Null before the first request, and after it was taken back. */
  state: z.enum(admissionStates).nullable(),
  /** The owner's words with a refusal. */
  answer: z.string(),
  /** From when they may ask again; null when they may now, or needn't. */
  askAgainFrom: instant.nullable(),
});

export type Access = z.output<typeof access>;

const admission = z.object({
  person: personSummary,
  /** The asker's words. */
  note: z.string(),
  /** When they asked, or were admitted. */
  since: instant,
});

export type Admission = z.output<typeof admission>;

/** The lists of the owner: requests that wait for an answer, and admitted people. */
export const admissionLists = ['asked', 'admitted'] as const;

const tags = ['projects'];
const signIn = { access: 'signed-in' } as const;
const press = limited(signIn, { pace: paces.often });
const one = z.strictObject({ id });
const ofPerson = one.extend({ personId: id });
const ok = z.object({ ok: z.literal(true) });
const notFound = { NOT_FOUND: { message: 'Project niet gevonden.' } };
const noAdmission = { NOT_FOUND: { message: 'Dit verzoek is er niet (meer).' } };

export const admissionsContract = {
  askAccess: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/projects/{id}/access',
    tags,
    summary: 'Ask the owner of a project for access',
    description:
      'Access opens the equity proposal and the cap table, where the owner shows these to admitted people only. A repeat changes nothing. After a refusal the same person may ask again after 30 days.',
  })
    .input(one.extend({ note: optional(admissionLimits.note) }))
    .output(ok)
    .errors({
      ...notFound,
      OWN_PROJECT: { status: 422, message: 'Dit is je eigen project.' },
      TOO_SOON: { status: 409, message: 'Je kunt later opnieuw toegang vragen.', data: z.object({ from: instant }) },
    }),

  withdrawAccess: procedure(press, {
    method: 'DELETE',
    path: '/projects/{id}/access',
    tags,
    summary: 'Take back one’s own request for access',
    description: 'Also gives up an admission. A refused request can’t be taken back.',
  })
    .input(one)
    .output(ok)
    .errors(noAdmission),

  listAdmissions: procedure(signIn, {
    method: 'GET',
    path: '/projects/{id}/admissions',
    tags,
    summary: 'Requests for access, or admitted people',
    description: 'For the owner of the project: 20 at a time, newest first. Pass `next` of one page as `after` to read the following one.',
  })
    .input(one.extend({ list: z.enum(admissionLists), after: cursor.optional() }))
    .output(
      z.object({
        admissions: z.array(admission),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
        /** Everyone who is admitted; at most 149. */
        admittedCount: z.int(),
      }),
    )
    .errors(notFound),

  admitPerson: procedure(press, {
    method: 'PUT',
    path: '/projects/{id}/admissions/{personId}',
    tags,
    summary: 'Admit a person to one’s own project',
    description:
      'Somebody who asked for access, or a connection who didn’t. Opens the conversation of the two. At most 149 people are admitted to one project.',
  })
    .input(ofPerson)
    .output(ok)
    .errors({
      ...noAdmission,
      FULL: { status: 409, message: `Je kunt hoogstens ${admissionLimits.admitted} mensen toelaten tot een project.` },
      UNLISTED: { status: 409, message: 'Publiceer je project voordat je mensen toelaat.' },
    }),

  declineAccess: procedure(press, {
    method: 'POST',
    path: '/projects/{id}/admissions/{personId}/refusal',
    tags,
    summary: 'Decline a request for access',
    description: 'The asker reads the answer on the page of the project.',
  })
    .input(ofPerson.extend({ answer: optional(admissionLimits.answer) }))
    .output(ok)
    .errors(noAdmission),

  endAdmission: procedure(press, {
    method: 'DELETE',
    path: '/projects/{id}/admissions/{personId}',
    tags,
    summary: 'End a person’s admission to one’s own project',
    description: 'It ends at once. Their conversation stays open.',
  })
    .input(ofPerson)
    .output(ok)
    .errors(noAdmission),
};
