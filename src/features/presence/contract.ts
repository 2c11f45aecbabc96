import * as z from 'zod';
import { id, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { maxAsked } from './policy.ts';

const tags = ['presence'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je bent niet ingelogd' } as const;

/** Whether connections and the viewer see each other online. */
const preference = z.object({ isShown: z.boolean() });

export const presenceContract = {
  listOnline: procedure(signedIn, {
    method: 'GET',
    path: '/presence/online',
    tags,
    summary: 'Which of some people are online',
    description:
      'Returns only connections of the viewer who share their presence, whether or not the others exist. A person who hides their presence sees nobody’s. The answer may be some seconds old.',
  })
    .input(z.strictObject({ ids: z.array(id).max(maxAsked, `Vraag hoogstens ${maxAsked} mensen tegelijk.`).default([]) }))
    .output(z.object({ online: z.array(z.uuid()) })),

  readPreference: procedure(signedIn, {
    method: 'GET',
    path: '/presence/preference',
    tags,
    summary: 'Whether connections see the viewer online',
    description: 'Whether others can see that the viewer is online. On by default.',
  }).output(preference),

  savePreference: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/presence/preference',
    tags,
    summary: 'Choose whether connections see the viewer online',
    description: 'Takes effect at once. A person who hides their presence sees nobody’s.',
  })
    .input(z.strictObject({ isShown: z.boolean() }))
    .output(preference),
};
