import { drawSvg } from '../../../platform/server/draw-svg.ts';

/** Renders a drawing to a file. */
export async function draw(svg: string): Promise<File> {
  const png = await drawSvg(svg, { compressionLevel: 1 });
  return new File([new Uint8Array(png)], 'tekening.png');
}

/** Renders drawings and stores the file of each. */
export async function storeDrawn<Drawing extends { svg: string }>(
  drawings: Drawing[],
  store: (drawing: Drawing, file: File) => Promise<void>,
): Promise<void> {
  // Four at a time, to use the cores without holding all pictures in memory.
  for (let start = 0; start < drawings.length; start += 4) {
    await Promise.all(drawings.slice(start, start + 4).map(async (drawing) => store(drawing, await draw(drawing.svg))));
  }
}
