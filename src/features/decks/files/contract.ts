import * as z from 'zod';
import { id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { projectNotFound } from '../../projects/contract.ts';
import { noDeckMessage, nothingShownMessage, ownerOnlyMessage } from '../texts.ts';

const tags = ['decks'];
const signIn = { access: 'signed-in' } as const;
const one = z.strictObject({ id });
/** A stream on the server, a Blob in clients of the contract. */
const file = z.union([z.instanceof(ReadableStream), z.instanceof(Blob)]);
const refusals = {
  ...projectNotFound,
  FORBIDDEN: { message: ownerOnlyMessage },
  NO_DECK: { status: 404, message: noDeckMessage },
  NOTHING_SHOWN: { status: 409, message: nothingShownMessage },
};

export const deckFilesContract = {
  readDeckPdf: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'GET',
    path: '/projects/{id}/deck/pdf',
    tags,
    summary: 'The deck of one’s own project as a PDF',
    description: 'A tagged PDF with a page and a bookmark for each slide that is shown, with the figures of the project as it is now.',
  })
    .input(one)
    .output(file)
    .errors(refusals),

  readDeckPptx: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'GET',
    path: '/projects/{id}/deck/pptx',
    tags,
    summary: 'The deck of one’s own project as a presentation',
    description:
      'A PPTX file of the slides that are shown, with text and charts that can be edited, the workbooks of the charts, and the speaker’s notes.',
  })
    .input(one)
    .output(file)
    .errors(refusals),
};
