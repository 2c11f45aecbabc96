import * as z from 'zod';
import { id, instant, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { isVisible } from '../../platform/visible-text.ts';
import { cadences, limits, searchKinds } from './policy.ts';
import { searchSentences } from './texts.ts';

const cadence = z.enum(cadences);

const savedSearch = z.object({
  id: z.uuid(),
  kind: z.enum(searchKinds),
  name: z.string(),
  /** The address that it leads to. */
  path: z.string(),
  cadence,
  createdAt: instant,
});

export type SavedSearch = z.output<typeof savedSearch>;

const name = z.string().trim().refine(isVisible, searchSentences.nameMissing).max(limits.name, searchSentences.nameTooLong);
const tags = ['saved-searches'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Log in om zoekopdrachten te bewaren.' } as const;
const ok = z.object({ ok: z.literal(true) });
const notFound = { NOT_FOUND: { message: 'Deze zoekopdracht is er niet (meer).' } };

export const savedSearchesContract = {
  listSearches: procedure(signedIn, {
    method: 'GET',
    path: '/saved-searches',
    tags,
    summary: 'The viewer’s saved searches',
    description: `The last saved first; at most ${limits.searches}. Nobody else sees them. \`isMailed\` is false when the viewer unsubscribed from all of their mails.`,
  }).output(z.object({ searches: z.array(savedSearch), isMailed: z.boolean() })),

  saveSearch: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'POST',
    path: '/saved-searches',
    tags,
    summary: 'Save a search of a list',
    description:
      'Keeps the query of a list’s address under a name; what the list doesn’t know is left out of it. With a cadence, what comes to the list from now on is mailed every day or week. The same id sent again changes nothing.',
  })
    .input(z.strictObject({ id, kind: z.enum(searchKinds), query: z.string().max(limits.query), name, cadence }))
    .output(ok)
    .errors({
      CONFLICT: { message: 'Deze zoekopdracht bewaar je al.' },
      TOO_LONG: { status: 422, message: 'Deze zoekopdracht is te lang om te bewaren. Laat een paar woorden weg.' },
      TOO_MANY_SAVED: { status: 409, message: `Je bewaart al ${limits.searches} zoekopdrachten. Haal er eerst een paar weg.` },
    }),

  changeSearch: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/saved-searches/{id}',
    tags,
    summary: 'Rename a saved search, or change how often it is mailed',
    description: 'A cadence in place of none counts from now on.',
  })
    .input(z.strictObject({ id, name, cadence }))
    .output(ok)
    .errors(notFound),

  deleteSearch: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/saved-searches/{id}',
    tags,
    summary: 'Delete a saved search',
    description: 'Does nothing if there is none.',
  })
    .input(z.strictObject({ id }))
    .output(ok),
};
