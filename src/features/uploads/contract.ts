import * as z from 'zod';
import { id, procedure } from '../../platform/contract.ts';
import { uploadKinds, uploadMessages } from './policy.ts';

/**
 * A stored picture, served at /uploads/{id}/{width}.webp in each of its widths. Width and height are those of the
 * largest version, upright, so that the layout doesn't shift while the picture loads.
 */
export const picture = z.object({
  id: z.uuid(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** In pixels, ascending. */
  widths: z.array(z.int().positive()).min(1),
});

export type Picture = z.output<typeof picture>;

const upload = z.object({
  id: z.uuid(),
  kind: z.enum(uploadKinds),
  /** The total size of everything stored for it. */
  bytes: z.int().positive(),
  /** The stored picture; null for documents. */
  picture: picture.nullable(),
  /** The sanitized name of a document, which is served at /uploads/{id}/document; null for pictures. */
  fileName: z.string().nullable(),
});

export type Upload = z.output<typeof upload>;

export const uploadsContract = {
  createUpload: procedure(
    { access: 'signed-in', limit: { counts: ['uploads', 'uploaded-megabytes'] } },
    {
      method: 'POST',
      path: '/uploads',
      tags: ['uploads'],
      successStatus: 201,
      summary: 'Upload a file',
      description:
        'Stores a picture or document under an id that the client made, as multipart/form-data. Its type is decided by its content. Pictures are turned upright, re-encoded without metadata and stored in the widths that the screens use. Sending the same upload again returns the first result. An upload that nothing refers to is removed after a day.',
    },
  )
    .input(z.strictObject({ id, kind: z.enum(uploadKinds), file: z.file(uploadMessages.failed) }))
    .output(upload)
    .errors({
      PAYLOAD_TOO_LARGE: { message: uploadMessages.tooLarge('document') },
      UNSUPPORTED_MEDIA_TYPE: { message: uploadMessages.unsupported },
      UNREADABLE_FILE: { status: 422, message: uploadMessages.failed },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: {
        message: 'Je hebt veel bestanden verstuurd. Probeer het later opnieuw.',
        data: z.object({ seconds: z.int().positive() }),
      },
    }),
};
