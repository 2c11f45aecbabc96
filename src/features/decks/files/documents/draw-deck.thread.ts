import { workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createLettering } from '../../../../platform/server/pdf/lettering.ts';
import { answerJobs } from '../../../../platform/server/threads/answer-jobs.ts';
import { textsOf } from './deck-file.ts';
import type { DeckJob } from './draw-deck.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPptx } from './draw-pptx.ts';

const font = z.instanceof(Uint8Array);
const letter = createLettering(z.object({ text: font, strong: font, titles: font }).parse(workerData));

answerJobs(({ format, deck }: DeckJob): Promise<Uint8Array> => {
  return format === 'pdf' ? drawPdf(deck, letter(textsOf(deck))) : drawPptx(deck);
});
