import * as z from 'zod';
import { cursor, id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { projectCard, projectNotFound } from '../contract.ts';
import { noteLength, stages } from './policy.ts';
import { savedSentences } from './texts.ts';

const stage = z.enum(stages);

const savedProject = z.object({ project: projectCard, stage, note: z.string(), savedAt: instant });

export type SavedProject = z.output<typeof savedProject>;

/** A saved project without its card. */
const savedMark = z.object({ projectId: z.uuid(), stage, hasNote: z.boolean() });

export type SavedMark = z.output<typeof savedMark>;

const noteInput = z.strictObject({ id, note: z.string().trim().max(noteLength, savedSentences.noteTooLong) });

const tags = ['projects'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Log in om projecten te bewaren.' } as const;
const ok = z.object({ ok: z.literal(true) });
const isPrivate = 'Nobody else learns of it, not even the owner.';

export const savedProjectsContract = {
  listMarks: procedure(signedIn, {
    method: 'GET',
    path: '/saved-projects/marks',
    tags,
    summary: 'What the viewer saved, without the projects',
    description: `The ids of all projects that the viewer saved, each with its stage. ${isPrivate}`,
  }).output(z.object({ marks: z.array(savedMark) })),

  listSaved: procedure(signedIn, {
    method: 'GET',
    path: '/saved-projects',
    tags,
    summary: 'A page of saved projects',
    description:
      'The last saved first, 20 at a time, of every stage or one. Projects that the viewer can’t see are left out until they can be seen again. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ stage: stage.optional(), after: cursor.optional() }))
    .output(
      z.object({
        saved: z.array(savedProject),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
      }),
    ),

  readNote: procedure(signedIn, {
    method: 'GET',
    path: '/saved-projects/{id}/note',
    tags,
    summary: 'The note on a saved project',
    description: `The viewer’s own note; empty without one. ${isPrivate}`,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ note: z.string() }))
    .errors(projectNotFound),

  saveProject: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/saved-projects/{id}',
    tags,
    summary: 'Save a project',
    description: `Saves a project of somebody else, at the stage 'viewed'. Saving it twice changes nothing. ${isPrivate}`,
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors({
      ...projectNotFound,
      OWN_PROJECT: { status: 409, message: 'Dit is je eigen project.' },
      TOO_MANY_SAVED: { status: 409, message: savedSentences.tooMany },
    }),

  unsaveProject: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/saved-projects/{id}',
    tags,
    summary: 'Remove a project from those saved',
    description: 'Its stage and its note are deleted. Does nothing if it wasn’t saved.',
  })
    .input(z.strictObject({ id }))
    .output(ok),

  setStage: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/saved-projects/{id}/stage',
    tags,
    summary: 'Change the stage of a saved project',
    description: isPrivate,
  })
    .input(z.strictObject({ id, stage }))
    .output(ok)
    .errors(projectNotFound),

  setNote: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/saved-projects/{id}/note',
    tags,
    summary: 'Write the note on a saved project',
    description: `Replaces the note; an empty one removes it. ${isPrivate}`,
  })
    .input(noteInput)
    .output(ok)
    .errors(projectNotFound),
};
