import { createElement } from 'react';
import * as z from 'zod';
import { renderMail } from '../../platform/server/mail/render.ts';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { unsubscribeUrl } from '../notifications/tokens/unsubscribe-link.ts';
import { FindsMail, type ToldSearch } from './mails.tsx';
import { cadences } from './policy.ts';
import { findReader, findWanted, pathOf } from './queries.ts';

/** Results listed for each search; the rest are only counted. */
const shownFinds = 5;

/** Mails a person what is new in their searches, as it is when it is sent; nothing when there is nothing. */
export const sendFinds = defineTask({
  name: 'saved-searches.send-finds',
  input: z.object({
    personId: z.uuid(),
    cadence: z.enum(cadences),
    until: z.string(),
    searches: z.array(z.object({ id: z.uuid(), since: z.string() })),
  }),
  async run(services: Services, { personId, cadence, until, searches }, taskId) {
    const reader = await findReader(services.db, personId);
    if (reader === null) return;
    const wanted = await findWanted(services.db, { personId, cadence, ids: searches.map(({ id }) => id) });
    const told: ToldSearch[] = [];
    for (const { id, kind, query, name } of wanted) {
      const since = searches.find((each) => each.id === id)?.since ?? until;
      const list = services.searches[kind];
      const period = { since: new Date(since), until: new Date(until) };
      const { finds, count } = await list.find(services.db, { ...period, viewerId: personId, query, most: shownFinds });
      if (count > 0) told.push({ id, name, path: pathOf(list, query), finds, count, counted: list.counted(count) });
    }
    const [first, ...others] = told;
    if (first === undefined) return;
    const url = unsubscribeUrl(services, personId, 'saved-searches');
    const { appName, appUrl } = services.settings;
    const props = { appName, appUrl, firstName: reader.firstName, cadence, searches: told, unsubscribeUrl: url };
    const subject = others.length === 0 ? `Nieuw voor “${first.name}”: ${first.counted}` : `Nieuw in ${told.length} van je zoekopdrachten`;
    const body = await renderMail(createElement(FindsMail, props));
    await services.mailer.send({ id: taskId, to: reader.email, subject, ...body, unsubscribeUrl: url });
  },
});
