import * as z from 'zod';
import { id, text } from '../../../platform/contract.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { picture } from '../../uploads/contract.ts';
import { documentLimits } from './policy.ts';

const { most, name } = documentLimits;

/** The documents of a project in their owner's order, each an upload with a name. */
export const documentFields = z
  .array(
    z.strictObject({
      /** The id of the upload. */
      id,
      name: text(name).refine(isVisible, 'Geef het document een naam.'),
    }),
  )
  .max(most, `Je kunt er hoogstens ${most} toevoegen.`)
  .refine((documents) => new Set(documents.map((each) => each.id)).size === documents.length, 'Een document staat er twee keer.');

export type DocumentFields = z.output<typeof documentFields>;

/** A document of a project: a picture, or a PDF, which is downloaded from /uploads/{id}/document. */
export const projectDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The total size of everything stored for it. */
  bytes: z.int().positive(),
  /** Null for a PDF. */
  picture: picture.nullable(),
});

export type ProjectDocument = z.output<typeof projectDocument>;
