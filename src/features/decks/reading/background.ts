import { lt, or, sql } from 'drizzle-orm';
import { createElement } from 'react';
import * as z from 'zod';
import type { Executor } from '../../../platform/server/database.ts';
import { renderMail } from '../../../platform/server/mail/render.ts';
import { defineTask } from '../../../platform/server/queue.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isSignature } from '../../../platform/server/signature.ts';
import { endedKeptDays } from '../links/policy.ts';
import { pitchLinks } from '../links/tables.ts';
import { CodeMail } from './mails.tsx';
import { codeMinutes, readingsKeptMonths } from './policy.ts';
import { ownerMeetsReader } from './queries/find-reader.ts';
import { pitchLinkCodes, pitchLinkReaders, pitchReadings } from './tables.ts';
import { addressDigest, codeDigest, codeOfTask } from './tokens/reader-cookie.ts';

/** The address of an open link; null where its account and the owner don't meet. */
async function findAddress(executor: Executor, linkId: string, now: Date): Promise<string | null> {
  const { rows } = await executor.execute<{ email: string | null }>(sql`
    select l.email from pitch_links l join projects p on p.id = l.project_id
    where l.id = ${linkId} and l.ended_at is null and l.expires_at > ${now.toISOString()}::timestamptz and ${ownerMeetsReader}`);
  return rows[0]?.email ?? null;
}

/**
 * Mails the code of a link, if the address that was typed is the link's. A further try mails the same code, and makes it the one that
 * counts: after 10 to 21 minutes there are none, as the reader may have asked for another.
 */
export const sendDeckCode = defineTask({
  name: 'decks.send-code',
  retryLimit: 7,
  input: z.object({ linkId: z.uuid(), address: z.string() }),
  async run({ db, clock, secret, settings, mailer }: Services, { linkId, address }, taskId) {
    const now = clock.now();
    const email = await findAddress(db, linkId, now);
    if (email === null || !isSignature(address, addressDigest(secret, linkId, email))) return;
    const code = codeOfTask(secret, taskId);
    const made = { digest: codeDigest(secret, linkId, code), expiresAt: new Date(now.getTime() + codeMinutes * 60_000) };
    // A further try of the task gives no further tries of the code.
    const tries = sql`case when ${pitchLinkCodes.digest} = excluded.digest then ${pitchLinkCodes.tries} else 0 end`;
    await db
      .insert(pitchLinkCodes)
      .values({ linkId, ...made })
      .onConflictDoUpdate({ target: pitchLinkCodes.linkId, set: { ...made, tries } });
    const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
    const body = await renderMail(createElement(CodeMail, { ...settings, code: shown }));
    await mailer.send({ id: taskId, to: email, subject: `${shown} is je code bij ${settings.appName}`, ...body });
  },
});

/** Removes readings after 12 months, links that ended long ago, and what opened them. */
export async function removeOldReadings({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - readingsKeptMonths);
  const ended = new Date(now.getTime() - endedKeptDays * 86_400_000);
  await db.delete(pitchReadings).where(lt(pitchReadings.openedAt, before));
  await db.delete(pitchLinkCodes).where(lt(pitchLinkCodes.expiresAt, now));
  await db.delete(pitchLinkReaders).where(lt(pitchLinkReaders.expiresAt, now));
  await db.delete(pitchLinks).where(or(lt(pitchLinks.expiresAt, ended), lt(pitchLinks.endedAt, ended)));
}
