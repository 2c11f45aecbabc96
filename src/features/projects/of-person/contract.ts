import * as z from 'zod';
import { id, procedure } from '../../../platform/contract.ts';
import { projectCard } from '../contract.ts';

const projectOfPerson = projectCard.pick({ id: true, title: true, status: true }).extend({
  /** Their function in the team; null for the owner. */
  role: z.string().nullable(),
});

export type ProjectOfPerson = z.output<typeof projectOfPerson>;

export const projectsOfPersonContract = {
  listProjectsOf: procedure(
    { access: 'signed-in' },
    {
      method: 'GET',
      path: '/profiles/{id}/projects',
      tags: ['projects'],
      summary: 'The projects of a person',
      description:
        'Public projects that they own, or whose team they are in, the newest first. None where the viewer sees no more of the person than name and picture.',
    },
  )
    .input(z.strictObject({ id }))
    .output(z.object({ projects: z.array(projectOfPerson) })),
};
