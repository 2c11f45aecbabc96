import * as z from 'zod';
import { id, procedure } from '../../../platform/contract.ts';
import { networkPerson, peopleFilters } from '../contract.ts';

const foundPeople = z.object({
  people: z.array(z.object({ person: networkPerson })),
  /** Pass as `after` for more; null at the end. */
  next: z.uuid().nullable(),
});
export type FoundPeople = z.output<typeof foundPeople>;

export const peopleContract = {
  searchPeople: procedure(
    { access: 'signed-in', signedOutMessage: 'Je bent niet ingelogd' },
    {
      method: 'GET',
      path: '/people',
      tags: ['network'],
      summary: 'Search everybody',
      description:
        'People for whom every word of the search begins a word of their name, title or company, 20 at a time. People whom the viewer is connected to or has an open request with are left out: they have lists of their own. A profile that isn’t public is only searched by name.',
    },
  )
    .input(
      peopleFilters.extend({
        search: z.string().trim().min(2, 'Zoek op ten minste 2 tekens.').max(100, 'Een zoekopdracht heeft hoogstens 100 tekens.'),
        after: id.optional(),
      }),
    )
    .output(foundPeople),
};
