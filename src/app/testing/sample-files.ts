import { createCipheriv } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import sharp from 'sharp';

/** Makes bytes that look random and are the same in each run, so that no test fails by chance. */
function noise(bytes: number): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes));
}

/**
 * Makes a grainy picture, as of a camera. Its left half is red and its right half blue, to show rotations.
 * @param sigma The standard deviation of the grain, in steps of 1/255.
 */
export function photo(width: number, height: number, sigma = 8) {
  const deviationOfBytes = 255 / Math.sqrt(12);
  const tones = Uint8ClampedArray.from({ length: 256 }, (_, byte) => 128 + ((byte - 127.5) / deviationOfBytes) * sigma);
  const channels = 3;
  const grain = sharp(
    noise(width * height * channels).map((byte) => tones[byte] ?? 0),
    { raw: { width, height, channels } },
  );
  const half = (left: number, background: string) => ({
    input: { create: { width: Math.ceil(width / 2), height, channels: 4 as const, background } },
    left,
    top: 0,
  });
  return grain.composite([half(0, 'rgba(255,0,0,0.7)'), half(Math.floor(width / 2), 'rgba(0,0,255,0.7)')]).removeAlpha();
}

/** Camera metadata: a location, and an orientation that needs rotation. */
const cameraExif = {
  IFD0: { Make: 'Herkenbaar', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 24/1 15/1' },
};

/** Makes an 8 MB photo, taken sideways, with its location in the metadata. */
export async function cameraJpeg(): Promise<Buffer> {
  const jpeg = await photo(3000, 2000, 16).withExif(cameraExif).withMetadata({ orientation: 6 }).jpeg({ quality: 97 }).toBuffer();
  return padded(jpeg, 8_000_000);
}

/** Appends noise to a file, which its format ignores. */
export function padded(file: Buffer, bytes: number): Buffer {
  return Buffer.concat([file, noise(Math.max(0, bytes - file.length))]);
}

/** Makes a valid PNG of one colour, with few bytes and many pixels. */
export function flatPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Makes an animated WebP. */
export function animatedWebp(frames: number): Promise<Buffer> {
  const side = 16;
  const pixels = Buffer.alloc(side * side * 3 * frames);
  for (let place = 0; place < pixels.length; place += 1) pixels[place] = (place / (side * side * 3)) % 256;
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(pixels, { raw }).webp({ effort: 0, loop: 0 }).toBuffer();
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type Docx = { mainType?: string; first?: Record<string, string>; more?: Record<string, string> };

/** Makes a zip with the parts that Word needs, and others before and after them. */
export async function docx({ mainType = wordMain, first = {}, more = {} }: Docx = {}): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  const types = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`;
  const parts = { ...first, '[Content_Types].xml': types, 'word/document.xml': '<w:document/>', ...more };
  for (const [name, text] of Object.entries(parts)) await zip.add(name, new TextReader(text));
  return Buffer.from(await zip.close());
}

/** Makes a zip that is no Word document. */
export async function zip(name: string, content: Uint8Array): Promise<Buffer> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await writer.add(name, new Uint8ArrayReader(content));
  return Buffer.from(await writer.close());
}

/** Lists more entries in a zip, without content: names, each with a comment of so many bytes. */
export function listedMore(file: Buffer, names: string[], commentBytes = 0): Buffer {
  const end = file.length - 22;
  const records = names.map((name) => {
    const record = Buffer.alloc(46 + name.length + commentBytes);
    record.write('PK\x01\x02', 'latin1');
    record.writeUInt16LE(name.length, 28);
    record.writeUInt16LE(commentBytes, 32);
    record.write(name, 46, 'latin1');
    return record;
  });
  const list = Buffer.concat([file.subarray(file.readUInt32LE(end + 16), end), ...records]);
  const tail = Buffer.from(file.subarray(end));
  const count = file.readUInt16LE(end + 10) + names.length;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(list.length, 12);
  return Buffer.concat([file.subarray(0, file.readUInt32LE(end + 16)), list, tail]);
}

/** Makes a compound file, as of Word before 2007, that lists these names. */
export function compoundFile(names: string[]): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  // Sector 0 holds the allocation table, sector 1 the directory.
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  for (const [place, name] of ['Root Entry', ...names].entries()) {
    const offset = 1024 + place * 128;
    file.write(name, offset, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, offset + 64);
    file[offset + 66] = place === 0 ? 5 : 2;
  }
  return file;
}
