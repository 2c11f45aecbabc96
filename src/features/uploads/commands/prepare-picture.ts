import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { BusyError, boundWork } from '../../../platform/server/bounded-work.ts';
import type { NewFile } from '../../../platform/server/storage/storage.ts';
import { avatarWidths, maxMegapixels, type UploadKind } from '../policy.ts';

export type PictureKind = Exclude<UploadKind, 'document'>;

export type PreparedPicture = { contentType: 'image/webp'; width: number; height: number; widths: number[]; files: NewFile[] };

export type PictureRefusal = 'unsupported' | 'too-many-pixels' | 'unreadable';

// Nothing else is ever handed to a decoder, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Every picture is another one: a cache of them only takes memory. Several are worked on at once, each with one thread.
sharp.cache(false);
sharp.concurrency(1);

const acceptedTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp']);

type Sizes = {
  /** Widths that the screens ask for, ascending; a smaller picture keeps its own. */
  widths: number[];
  /** Height of the tallest picture that is kept, as a part of its width. */
  tallest: number;
  /** Cut to a square around the middle, and always kept in all widths: who shows one needs its id only. */
  square?: true;
};

const photo: Sizes = { widths: [480, 960, 1440], tallest: 2 };

const sizesOf: Record<PictureKind, Sizes> = {
  avatar: { widths: [...avatarWidths], tallest: 1, square: true },
  cover: { widths: [768, 1536], tallest: 1 },
  'post-image': photo,
  'project-image': photo,
  'message-image': photo,
};

/** From here on a picture is large: decoding one may take 8 bytes a pixel, several times over. */
const largePixels = 12_000_000;

/** Large pictures are decoded one at a time. Uploads are received in a bounded number, so few ever wait here. */
const oneByOne = boundWork({ running: 1, waiting: 40 });

/** The first frame of a picture, upright, in sRGB and without metadata, in the widths of its kind. */
export async function preparePicture(kind: PictureKind, content: Uint8Array): Promise<PreparedPicture | PictureRefusal> {
  const type = await fileTypeFromBuffer(content);
  if (type === undefined || !acceptedTypes.has(type.mime)) return 'unsupported';
  try {
    const source = sharp(content, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error', pages: 1 });
    const { width, height, autoOrient } = await source.metadata();
    if (width * height > maxMegapixels * 1_000_000) return 'too-many-pixels';
    const make = () => makeVersions(source, sizesOf[kind], autoOrient);
    return await (width * height > largePixels ? oneByOne(make) : make());
  } catch (error) {
    if (error instanceof BusyError) throw error;
    if (error instanceof Error && /pixel limit/.test(error.message)) return 'too-many-pixels';
    // sharp has no kinds of errors: what it can't decode is the file's fault.
    return 'unreadable';
  }
}

async function makeVersions(
  source: Sharp,
  { widths, tallest, square }: Sizes,
  upright: { width: number; height: number },
): Promise<PreparedPicture> {
  const { width, height } = largestSize(upright, widths.at(-1) ?? 0, tallest, square);
  // Decoded once, at the largest size; the other versions are made from that.
  const { data, info } = await source
    .autoOrient()
    .resize(width, height, { fit: square ? 'cover' : 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const kept = [...widths.filter((candidate) => candidate < info.width), info.width];
  const files: NewFile[] = [];
  for (const each of kept) files.push({ name: `${each}.webp`, content: await encode(data, info, each), contentType: 'image/webp' });
  return { contentType: 'image/webp', width: info.width, height: info.height, widths: kept, files };
}

function largestSize(upright: { width: number; height: number }, widest: number, tallest: number, square?: true) {
  if (square) return { width: widest, height: widest };
  const { width, height } = upright;
  const scale = Math.min(1, widest / width, (widest * tallest) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What no stored picture passes, so that a feed full of them stays quick: 400 KB. */
const maxBytes = 400_000;

/** As good as fits; grain that can't be kept at this size is given up. */
async function encode(data: Buffer, { width, height, channels }: OutputInfo, target: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of [80, 60, 40, 20]) {
    // Far too large at one quality is too large at the next one too.
    if (encoded.length > 2 * maxBytes && quality > 40) continue;
    const picture = sharp(data, { raw: { width, height, channels } }).resize(target);
    encoded = await picture.webp({ quality, effort: 3 }).toBuffer();
    if (encoded.length <= maxBytes) break;
  }
  return encoded;
}
