import sharp, { type PngOptions } from 'sharp';

const svgDecoder = { operation: ['VipsForeignLoadSvgBuffer'] };
let drawing = 0;

/**
 * Draws an SVG of our own making as PNG. Its decoder is blocked at all other times, because a file that somebody sends
 * has no business there.
 */
export async function drawSvg(svg: string, options: PngOptions): Promise<Buffer> {
  if (drawing === 0) sharp.unblock(svgDecoder);
  drawing += 1;
  try {
    return await sharp(Buffer.from(svg)).png(options).toBuffer();
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(svgDecoder);
  }
}
