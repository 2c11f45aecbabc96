import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { BusyError, boundWork } from '../../../platform/server/bounded-work.ts';
import type { NewFile } from '../../../platform/server/storage/storage.ts';
import { avatarWidths, maxMegapixels, type UploadKind } from '../policy.ts';
import { typeOf } from './type-of.ts';

type PictureKind = Exclude<UploadKind, 'document' | 'cv'>;

export type PreparedPicture = { contentType: 'image/webp'; width: number; height: number; widths: number[]; files: NewFile[] };

export type PictureRefusal = 'unsupported' | 'too-many-pixels' | 'unreadable';

// Other decoders stay blocked, so that a disguised file can't reach them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// A cache would only take memory, as no picture is decoded twice. Pictures are processed in parallel with one thread each.
sharp.cache(false);
sharp.concurrency(1);

const acceptedTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp']);
/** Documents are scans and drawings; the form asks for these types. */
const acceptedDocumentTypes = new Set(['image/jpeg', 'image/png', 'image/apng']);

type Sizes = {
  /** Widths that the screens request, ascending. A smaller picture keeps its own width. */
  widths: number[];
  /** The maximum height as a multiple of the width. */
  tallest: number;
  /** Cropped to a centred square and always stored in all widths, so that screens need no more than its id. */
  square?: true;
};

const photo: Sizes = { widths: [480, 960, 1440], tallest: 2 };

const sizesOf: Record<PictureKind, Sizes> = {
  avatar: { widths: [...avatarWidths], tallest: 1, square: true },
  cover: { widths: [768, 1536], tallest: 1 },
  'post-image': photo,
  'project-image': photo,
  'project-document': photo,
  'job-logo': { widths: [96, 192, 288], tallest: 1 },
  'message-image': photo,
};

/** Pictures above this are large: decoding takes up to 8 bytes a pixel, several times over. */
const largePixels = 12_000_000;

/** Decodes large pictures one at a time. The number of concurrent uploads is bounded, so the queue stays short. */
const oneByOne = boundWork({ running: 1, waiting: 40 });

/** Converts the first frame of a picture to its kind's widths: upright, in sRGB and without metadata. */
export async function preparePicture(kind: PictureKind, content: Uint8Array): Promise<PreparedPicture | PictureRefusal> {
  const type = await typeOf(content);
  const accepted = kind === 'project-document' ? acceptedDocumentTypes : acceptedTypes;
  if (type === undefined || !accepted.has(type)) return 'unsupported';
  try {
    const source = sharp(content, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error', pages: 1 });
    const { width, height, autoOrient } = await source.metadata();
    if (width * height > maxMegapixels * 1_000_000) return 'too-many-pixels';
    const make = () => makeVersions(source, sizesOf[kind], autoOrient);
    return await (width * height > largePixels ? oneByOne(make) : make());
  } catch (error) {
    if (error instanceof BusyError) throw error;
    if (error instanceof Error && /pixel limit/.test(error.message)) return 'too-many-pixels';
    // sharp has no error types, so every error is taken for an unreadable file.
    return 'unreadable';
  }
}

async function makeVersions(
  source: Sharp,
  { widths, tallest, square }: Sizes,
  upright: { width: number; height: number },
): Promise<PreparedPicture> {
  const { width, height } = largestSize(upright, widths.at(-1) ?? 0, tallest, square);
  // The source is decoded once, at the largest size. The other versions are made from that one.
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

/** The maximum size of a stored picture. Larger ones would make a feed full of them slow. */
const maxBytes = 400_000;

/** Encodes at the best quality that fits. Very grainy pictures lose detail. */
async function encode(data: Buffer, { width, height, channels }: OutputInfo, target: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of [80, 60, 40, 20]) {
    // A result far above the limit will not fit at the next quality either, so that step is skipped.
    if (encoded.length > 2 * maxBytes && quality > 40) continue;
    const picture = sharp(data, { raw: { width, height, channels } }).resize(target);
    encoded = await picture.webp({ quality, effort: 3 }).toBuffer();
    if (encoded.length <= maxBytes) break;
  }
  return encoded;
}
