import type { BoxOf, Place } from '../../pages/policy/page.ts';

export type PictureBox = BoxOf<'picture'>;

/** Where a picture is drawn: all of its box if it covers that, else as much as its form leaves of it, in the middle. */
export function placeOfPicture({ picture, fit, x, y, width, height }: PictureBox): Place {
  if (fit === 'cover') return { x, y, width, height };
  const scale = Math.min(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
  return { x: x + (width - shownWidth) / 2, y: y + (height - shownHeight) / 2, width: shownWidth, height: shownHeight };
}

/** The key of a picture in the form in which a box shows it. */
export function keyOfPicture({ picture, width, height }: PictureBox): string {
  return `${picture.id} ${width} ${height}`;
}
