/** A part of a picture, in its own pixels, upright. */
export type Area = { x: number; y: number; width: number; height: number };

/** The purpose of a picture, and the part of it that is cut out. `widest` is in pixels, twice what screens show. */
export const crops = {
  avatar: { aspect: 1, shape: 'round', widest: 576 },
  cover: { aspect: 3, shape: 'rect', widest: 1536 },
  project: { aspect: 16 / 9, shape: 'rect', widest: 1536 },
  logo: { aspect: 1, shape: 'rect', widest: 576 },
} as const;

export type Crop = keyof typeof crops;

/**
 * Cuts a part out of a chosen file, turned upright and no larger than screens need. Returns null if this browser can't
 * read the file. Writes WebP, or PNG in browsers that can't; both keep transparency.
 */
export async function cropImage(crop: Crop, file: File, area: Area): Promise<File | null> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (source === null) return null;
  const scale = Math.min(1, crops[crop].widest / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  source.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  return blob && new File([blob], crop, { type: blob.type });
}

/** Whether this browser can show a file as a picture. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    const source = await createImageBitmap(file);
    source.close();
    return true;
  } catch {
    return false;
  }
}
