import * as z from 'zod';
import { cursor, id, procedure } from '../../../platform/contract.ts';
import { projectNotFound } from '../../projects/contract.ts';
import { postPage } from '../contract.ts';

const tags = ['feed'];
const signInToRead = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om de updates te lezen.' } as const;

export const updatesContract = {
  listUpdates: procedure(signInToRead, {
    method: 'GET',
    path: '/projects/{id}/updates',
    tags,
    summary: 'A page of the updates of a project',
    description:
      'The published posts that carry the project, newest first, 20 at a time. Pass `next` of one page as `before` to read the following one.',
  })
    .input(z.strictObject({ id, before: cursor.optional() }))
    .output(postPage)
    .errors(projectNotFound),

  listUpdatable: procedure(signInToRead, {
    method: 'GET',
    path: '/updatable-projects',
    tags,
    summary: 'The projects that one may share an update of',
    description: 'The viewer’s own active projects, the last published first; at most 50.',
  }).output(z.object({ projects: z.array(z.object({ id: z.uuid(), title: z.string() })) })),
};
