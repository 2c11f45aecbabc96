import * as z from 'zod';
import { boundWork, boundWorkOfEach } from '../../../../platform/server/bounded-work.ts';
import { documentFonts } from '../../../../platform/server/document-fonts.ts';
import { createThread } from '../../../../platform/server/threads/create-thread.ts';
import type { SentProfile } from '../contract.ts';

export type ProfileJob = { appName: string; profile: SentProfile };

/** One at a time. Most take some 20 ms, the longest a quarter of a second. */
const inTurn = boundWork({ running: 1, waiting: 40, waitMilliseconds: 2_500 });
/** So that nobody takes the places of all others: of one person, one at once, and the rest waits outside. */
const inTurnOfPerson = boundWorkOfEach({ running: 1, waiting: 10, inAll: 41 });

/** On a thread, as one page alone takes more than the main thread may be kept (docs/decisions/050). */
const drawer = createThread<ProfileJob, Uint8Array<ArrayBuffer>>({
  module: new URL('./draw-profile.thread.ts', import.meta.url),
  milliseconds: 10_000,
  idleMilliseconds: 20_000,
  data: documentFonts,
  parse: z.instanceof(Uint8Array<ArrayBuffer>).parse,
});

/**
 * Draws a profile for a viewer, as a PDF of one or two pages. Texts that don't fit are shortened from their end, in every entry alike.
 * Throws a BusyError under a flood.
 */
export async function drawProfile(viewerId: string, job: ProfileJob): Promise<ReadableStream> {
  await drawer.start();
  const content = await inTurnOfPerson(viewerId, () => inTurn(() => drawer.run(job)));
  return new Blob([content]).stream();
}
