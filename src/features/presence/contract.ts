import * as z from 'zod';
import { id, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { maxAsked } from './policy.ts';

const tags = ['presence'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je bent niet ingelogd' } as const;

/** Whether connections see the viewer online, and the viewer them. */
const preference = z.object({ isShown: z.boolean() });

export const presenceContract = {
  listOnline: procedure(signedIn, {
    method: 'GET',
    path: '/presence/online',
    tags,
    summary: 'Who of some people is online now',
    description:
      'Connections of the viewer only, and of these only who shows it; nobody else is in the answer, whether or not they exist. Who hides it sees nobody. It may lag for seconds.',
  })
    .input(z.strictObject({ ids: z.array(id).max(maxAsked, `Vraag hoogstens ${maxAsked} mensen tegelijk.`).default([]) }))
    .output(z.object({ online: z.array(z.uuid()) })),

  readPreference: procedure(signedIn, {
    method: 'GET',
    path: '/presence/preference',
    tags,
    summary: 'Whether connections see the viewer online',
    description: 'They do unless the viewer chose otherwise.',
  }).output(preference),

  savePreference: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/presence/preference',
    tags,
    summary: 'Choose whether connections see the viewer online',
    description: 'Holds at once. Who hides it doesn’t see either who else is online.',
  })
    .input(z.strictObject({ isShown: z.boolean() }))
    .output(preference),
};
