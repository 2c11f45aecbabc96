import * as z from 'zod';
import { boundWork, boundWorkOfEach } from '../../../../platform/server/bounded-work.ts';
import { documentFonts } from '../../../../platform/server/document-fonts.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { createThread } from '../../../../platform/server/threads/create-thread.ts';
import type { ShownDeck } from '../../queries/shown-deck.ts';
import type { DeckFile } from './deck-file.ts';
import { readPictures } from './read-pictures.ts';

export type DeckFormat = 'pdf' | 'pptx';

export type DeckJob = { format: DeckFormat; deck: DeckFile };

/** Two at a time; each takes a quarter of a second, at most a few times that on a busy machine. */
const inTurn = boundWork({ running: 2, waiting: 40, waitMilliseconds: 5_000 });
/** Of the decks of one owner, one at a time: their other files, and those of their readers, wait outside. */
const inTurnOfOwner = boundWorkOfEach({ running: 1, waiting: 10, inAll: 42 });

/** Each starts with its first file. */
const idle = [startDrawer(), startDrawer()];

/** On a thread, as one file takes more than the main thread may be kept (docs/decisions/058-pages-of-the-deck.md). */
function startDrawer() {
  return createThread<DeckJob, Uint8Array<ArrayBuffer>>({
    module: new URL('./draw-deck.thread.ts', import.meta.url),
    milliseconds: 20_000,
    idleMilliseconds: 20_000,
    data: documentFonts,
    parse: z.instanceof(Uint8Array<ArrayBuffer>).parse,
  });
}

/** Draws the file of a deck, with a watermark across each page unless that is null. Throws a BusyError under a flood. */
export async function drawDeck(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  { title, ownerName, mark, look, slides }: Pick<ShownDeck, 'title' | 'ownerName' | 'mark' | 'look' | 'slides'>,
  { ownerId, format, watermark }: { ownerId: string; format: DeckFormat; watermark: string | null },
): Promise<ReadableStream> {
  const draw = async () => {
    const pages = slides.map(({ page }) => page);
    const pictures = await readPictures({ db, storage }, pages);
    const deck: DeckFile = { title, author: ownerName, mark, madeAt: new Date(clock.now()), look, slides, pictures, watermark };
    const drawer = idle.shift() ?? startDrawer();
    try {
      return await drawer.run({ format, deck });
    } finally {
      idle.push(drawer);
    }
  };
  const content = await inTurnOfOwner(ownerId, () => inTurn(draw));
  return new Blob([content]).stream();
}
