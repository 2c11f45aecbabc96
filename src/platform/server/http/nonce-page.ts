import { constants, crc32, deflateRawSync } from 'node:zlib';

export type NoncePage = ReturnType<typeof createNoncePage>;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * A page with places for each response's nonce. It is compressed once: each part between two places is compressed
 * by itself, and the nonce is inserted between them as a stored block (RFC 1951, section 3.2.4).
 */
export function createNoncePage(html: string, placeholder: string) {
  const parts = html.split(placeholder);
  let compressed: { text: Buffer; blocks: Buffer }[] | undefined;

  return {
    plain: (nonce: string) => parts.join(nonce),

    gzip(nonce: string): Buffer {
      compressed ??= parts.map((part) => ({
        text: Buffer.from(part),
        blocks: deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }),
      }));
      const inserted = Buffer.from(nonce);
      const insertedBlock = storedBlock(inserted);
      const pieces: Buffer[] = [gzipHeader];
      let checksum = 0;
      let length = 0;
      for (const [index, { text, blocks }] of compressed.entries()) {
        if (index > 0) {
          pieces.push(insertedBlock);
          checksum = crc32(inserted, checksum);
          length += inserted.length;
        }
        pieces.push(blocks);
        checksum = crc32(text, checksum);
        length += text.length;
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length, 4);
      return Buffer.concat([...pieces, lastBlock, trailer]);
    },
  };
}

/** A block of deflate that holds its data as they are. */
function storedBlock(data: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(data.length, 1);
  head.writeUInt16LE(0xffff - data.length, 3);
  return Buffer.concat([head, data]);
}
