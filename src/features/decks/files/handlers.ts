import { implementContract, type RequestContext, viewerOf } from '../../../platform/server/procedures.ts';
import { readerOf } from '../queries/readers.ts';
import { readShownDeck } from '../queries/shown-deck.ts';
import { deckFilesContract } from './contract.ts';
import { type DeckFormat, drawDeck } from './documents/draw-deck.ts';
import { contentTypes, fileNameOf } from './documents/file-name.ts';

const os = implementContract(deckFilesContract);

export const deckFilesHandlers = os.router({
  readDeckPdf: os.readDeckPdf.handler(async ({ input, context, errors }) => {
    const file = await readFile(context, input.id, 'pdf');
    if (typeof file === 'string') throw errors[file]();
    return file;
  }),

  readDeckPptx: os.readDeckPptx.handler(async ({ input, context, errors }) => {
    const file = await readFile(context, input.id, 'pptx');
    if (typeof file === 'string') throw errors[file]();
    return file;
  }),
});

/** The file of a deck for its owner, or the reason why there is none. */
async function readFile(context: RequestContext, projectId: string, format: DeckFormat) {
  const { services } = context;
  const { id: viewerId } = viewerOf(context);
  const reader = await readerOf(services.db, viewerId, projectId);
  if (reader === null) return 'NOT_FOUND';
  if (reader !== 'owner') return 'FORBIDDEN';
  const deck = await readShownDeck(services.db, projectId);
  if (deck === null) return 'NO_DECK';
  if (deck.slides.length === 0) return 'NOTHING_SHOWN';
  const file = await drawDeck(services, deck, { ownerId: viewerId, format, watermark: null });
  context.setDownload(contentTypes[format], fileNameOf(deck.title, format));
  return file;
}
