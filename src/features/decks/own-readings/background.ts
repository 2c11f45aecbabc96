import { eq } from 'drizzle-orm';
import { createElement } from 'react';
import * as z from 'zod';
import { renderMail } from '../../../platform/server/mail/render.ts';
import { defineTask } from '../../../platform/server/queue.ts';
import type { Services } from '../../../platform/server/services.ts';
import { pitchLinks } from '../links/tables.ts';
import { ReadingsMail } from './mails.tsx';
import { mailedUrl } from './tokens/mailed-link.ts';

/**
 * Mails the way to what was read at an address. The address is that of the link, so that the task holds none; there is no such
 * link for an address that nobody shared a deck with.
 */
export const sendReadingsLink = defineTask({
  name: 'decks.send-readings-link',
  input: z.object({ linkId: z.uuid() }),
  async run(services: Services, { linkId }, taskId) {
    const { db, clock, settings, mailer } = services;
    const [link] = await db.select({ email: pitchLinks.email }).from(pitchLinks).where(eq(pitchLinks.id, linkId));
    const email = link?.email ?? null;
    if (email === null) return;
    const url = mailedUrl(services, email, clock.now());
    const body = await renderMail(createElement(ReadingsMail, { ...settings, url }));
    await mailer.send({ id: taskId, to: email, subject: `De pitches die je las op ${settings.appName}`, ...body });
  },
});
