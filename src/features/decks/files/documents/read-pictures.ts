import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Services } from '../../../../platform/server/services.ts';
import { findUpload } from '../../../uploads/queries.ts';
import type { Page } from '../../pages/policy/page.ts';
import { keyOfPicture, type PictureBox, placeOfPicture } from './picture-place.ts';

/** Pixels in a unit of a page: sharp on a screen of 2560 pixels. */
const pixelsOfUnit = 2;

/** Reads the pictures of pages, each cut to the form of its box. One that is gone meanwhile is left out. */
export async function readPictures(
  services: Pick<Services, 'db' | 'storage'>,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const boxes = pages.flatMap(({ boxes: all }) => all.filter((box) => box.kind === 'picture'));
  const read = await Promise.all(boxes.map(async (box) => [keyOfPicture(box), await readPicture(services, box)] as const));
  return new Map(read.flatMap(([key, content]) => (content === null ? [] : [[key, content]])));
}

/** JPEG, or PNG for what can be seen through: the forms that both kinds of file take. */
async function readPicture({ db, storage }: Pick<Services, 'db' | 'storage'>, box: PictureBox): Promise<Uint8Array | null> {
  const upload = await findUpload(db, box.picture.id);
  const { width: unitsWide, height: unitsHigh } = placeOfPicture(box);
  const [width, height] = [Math.max(1, Math.round(unitsWide * pixelsOfUnit)), Math.max(1, Math.round(unitsHigh * pixelsOfUnit))];
  const stored = box.picture.widths.find((each) => each >= width) ?? box.picture.widths.at(-1);
  const file = upload === null || stored === undefined ? null : await storage.read(upload.storageFolder, `${stored}.webp`);
  if (file === null) return null;
  const picture = sharp(await buffer(file.content));
  const { hasAlpha } = await picture.metadata();
  const cut = picture.resize({ width, height, fit: 'cover' });
  return hasAlpha ? cut.png().toBuffer() : cut.jpeg({ quality: 85 }).toBuffer();
}
