import { formatFileSize } from '../../../../platform/web/format/file-size.ts';
import type { ProjectDocument } from '../contract.ts';
import { documentLimits } from '../policy.ts';

/** The address of a document's content; a picture's in its largest version. */
export function addressOf({ id, picture }: Pick<ProjectDocument, 'id' | 'picture'>): string {
  return picture === null ? `/uploads/${id}/document` : `/uploads/${id}/${picture.widths.at(-1)}.webp`;
}

/** A document's kind and size. That of a picture is in pixels, as it is stored in several widths. */
export function describeDocument({ bytes, picture }: Pick<ProjectDocument, 'bytes' | 'picture'>): string {
  return picture === null ? `PDF · ${formatFileSize(bytes)}` : `Afbeelding · ${picture.width} × ${picture.height} px`;
}

/** The first name of a document: that of its file, without the extension. */
export function nameOf(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/\s+|_/g, ' ')
    .trim();
  return [...name].slice(0, documentLimits.name).join('').slice(0, documentLimits.name).trim() || 'Document';
}
