import * as z from 'zod';
import { procedure } from '../../platform/contract.ts';

/** A person as lists show them; title and company are empty where their profile isn't public to the viewer (decision 14). */
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
  roles: z.array(z.enum(['entrepreneur', 'talent', 'investor'])),
  avatarId: z.uuid().nullable(),
});

export const profilesContract = {
  readMe: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/me',
      tags: ['profiles'],
      summary: 'Who is signed in',
      description: 'The person of this session, or null when nobody is signed in.',
    },
  ).output(me.nullable()),
};
