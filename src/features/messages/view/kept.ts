import { keptInBrowser } from '../../../platform/web/forms/kept-in-browser.ts';
import { either, list, nothing, number, otherwise, record, type Shape, text } from '../../../platform/web/forms/shape.ts';
import { keptPicture } from '../../uploads/view/kept-picture.ts';
import type { Attachment } from '../contract.ts';

export type Written = { text: string; attachments: Attachment[] };

export const nothingWritten: Written = { text: '', attachments: [] };

/** A message that isn't sent yet. Its id becomes the message's, so that sending it twice stores it once. */
export type Unsent = Written & {
  id: string;
  writerId: string;
  personId: string;
  writtenAt: string;
  /** The server's reason for refusing it; null while it may still be sent. */
  refusal: string | null;
};

const attachment: Shape<Attachment> = either(
  record<Attachment>({ id: text, bytes: number, picture: keptPicture, fileName: nothing }),
  record<Attachment>({ id: text, bytes: number, picture: nothing, fileName: text }),
);
const written = { text: otherwise(text, ''), attachments: otherwise(list(attachment), []) };

/** Keyed by the writer's id and the other person's. */
export const keptDraft = keptInBrowser('message', record<Written>(written));

/** Keyed by the writer's id and the message's. */
export const keptOutbox = keptInBrowser(
  'outbox',
  record<Unsent>({
    ...written,
    id: text,
    writerId: text,
    personId: text,
    writtenAt: text,
    refusal: otherwise(either(text, nothing), null),
  }),
);
