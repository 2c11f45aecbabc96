import * as z from 'zod';
import { procedure } from '../../platform/contract.ts';

/** A person as lists show them. */
export const personSummary = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
});

export const me = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(['entrepreneur', 'talent', 'investor'])),
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
