import * as z from 'zod';
import { procedure } from '../../platform/contract.ts';

export const factPage = z.enum(['posting', 'freelance', 'legal']);

/** The subject of a fact: the section of a page that shows it. */
const factTopic = z.enum([
  'to-belgium',
  'to-netherlands',
  'social-security',
  'working-conditions',
  'start-belgium',
  'start-netherlands',
  'invoices',
  'holidays',
  'company',
  'freelancers',
  'employees',
  'trademarks',
  'privacy',
]);

const fact = z.object({
  page: factPage,
  topic: factTopic,
  country: z.enum(['BE', 'NL', 'EU']),
  text: z.string(),
  source: z.object({ name: z.string(), url: z.url() }),
  /** The day on which a stored copy of the source was read; null while the fact has yet to be checked against it. */
  readOn: z.iso.date().nullable(),
});

export type Fact = z.output<typeof fact>;
export type FactPage = z.output<typeof factPage>;
export type FactTopic = z.output<typeof factTopic>;

export const servicesContract = {
  listFacts: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/services/facts',
      tags: ['services'],
      summary: 'Duties and rules that a services page tells of',
      description: 'Facts, each with its official source and the day on which a stored copy of that source was read.',
    },
  )
    .input(z.strictObject({ page: factPage }))
    .output(z.object({ facts: z.array(fact) })),
};
