import sharp from 'sharp';

const svgDecoder = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Draws pictures as files. Uploads may never be SVG, so its decoder is blocked; it is open only while our own drawings are read. */
export async function draw<Picture extends { svg: string }>(pictures: Picture[]): Promise<[picture: Picture, file: File][]> {
  sharp.unblock(svgDecoder);
  try {
    return await Promise.all(
      pictures.map(async (picture): Promise<[Picture, File]> => {
        const png = await sharp(Buffer.from(picture.svg)).png({ compressionLevel: 1 }).toBuffer();
        return [picture, new File([new Uint8Array(png)], 'tekening.png')];
      }),
    );
  } finally {
    sharp.block(svgDecoder);
  }
}
