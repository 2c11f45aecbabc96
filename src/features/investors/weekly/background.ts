import { createElement } from 'react';
import * as z from 'zod';
import { renderMail } from '../../../platform/server/mail/render.ts';
import { defineTask } from '../../../platform/server/queue.ts';
import type { Services } from '../../../platform/server/services.ts';
import { unsubscribeUrl } from '../../notifications/tokens/unsubscribe-link.ts';
import { WeeklyMail } from './mails.tsx';
import { findNewMatches, findReader } from './queries.ts';

/** Mails an investor the matches of a week as they are when it is sent; nothing when there are none. */
export const sendWeeklyMatches = defineTask({
  name: 'investors.send-weekly-matches',
  input: z.object({ personId: z.uuid(), since: z.string(), until: z.string() }),
  async run(services: Services, { personId, ...week }, taskId) {
    const reader = await findReader(services.db, personId);
    if (reader === null) return;
    const found = await findNewMatches(services.db, personId, reader.criteria, week);
    const [first] = found.matches;
    if (first === undefined) return;
    const url = unsubscribeUrl(services, personId, 'weekly-matches');
    const { appName, appUrl } = services.settings;
    const body = await renderMail(createElement(WeeklyMail, { appName, appUrl, ...reader, ...found, unsubscribeUrl: url }));
    const subject = found.count === 1 ? `Nieuw en iets voor jou: ${first.title}` : `${found.count} nieuwe projecten die bij je passen`;
    await services.mailer.send({ id: taskId, to: reader.email, subject, ...body, unsubscribeUrl: url });
  },
});
