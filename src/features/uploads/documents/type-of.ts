import { fileTypeFromBuffer } from 'file-type';

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');
const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** All other types are known by so many bytes. */
const headBytes = 4_096;

/**
 * The media type of a file by its first bytes. A zip is only that: to tell which kind, all of its entries would be gone through before
 * anything else has its turn, and what is in it is decided by its list anyway. Of a PNG the chunks before its picture are looked at, which
 * are few.
 */
export async function typeOf(content: Uint8Array): Promise<string | undefined> {
  const begins = (mark: Buffer) => mark.equals(content.subarray(0, mark.length));
  if (begins(zipMark)) return 'application/zip';
  return (await fileTypeFromBuffer(begins(pngMark) ? content : content.subarray(0, headBytes)))?.mime;
}
