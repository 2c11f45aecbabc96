import { drawSvg } from '../../../platform/server/draw-svg.ts';

/** Renders drawings to files. */
export function draw<Picture extends { svg: string }>(pictures: Picture[]): Promise<[picture: Picture, file: File][]> {
  return Promise.all(
    pictures.map(async (picture): Promise<[Picture, File]> => {
      const png = await drawSvg(picture.svg, { compressionLevel: 1 });
      return [picture, new File([new Uint8Array(png)], 'tekening.png')];
    }),
  );
}
