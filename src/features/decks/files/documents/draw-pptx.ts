import PptxGenJS from 'pptxgenjs';
import { type Page, pageSize } from '../../pages/policy/page.ts';
import { watermarkLook, watermarkSizes } from '../../pages/policy/watermark.ts';
import type { DeckFile } from './deck-file.ts';
import { mendPptx } from './mend-pptx.ts';
import { drawPptxBox, titlePlaceholder } from './pptx-box.ts';
import { clean, createPptxPen, inches, inchesOf, type PptxPen, pptxFace } from './pptx-pen.ts';

const master = 'Dia';

/** Draws a deck as a presentation with text and charts that can be edited, and with the speaker's notes. */
export async function drawPptx({ title, author, mark, look, slides, pictures, watermark }: DeckFile): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PptxGenJS();
  file.title = clean(title);
  file.author = clean(author);
  // pptxgenjs 4.0.1 would name itself here, and doesn't escape this text.
  file.company = '';
  file.subject = clean(mark);
  file.theme = { headFontFace: pptxFace, bodyFontFace: pptxFace };
  file.defineLayout({ name: master, width: inches(pageSize.width), height: inches(pageSize.height) });
  file.layout = master;
  const pen = createPptxPen(look);
  const masterOf = defineMasters(file, pen.hex('paper'));
  for (const { page, notes } of slides) {
    const slide = file.addSlide({ masterName: masterOf(page) });
    for (const box of page.boxes) drawPptxBox(box, { slide, pen, pictures });
    if (watermark !== null) putWatermark(slide, pen, watermark);
    if (notes !== '') slide.addNotes(clean(notes));
  }
  const written = await file.write({ outputType: 'uint8array', compression: false });
  if (!(written instanceof Uint8Array)) throw new Error('pptxgenjs wrote something else than bytes.');
  return mendPptx(written);
}

/** Gives the layout of a page, one for each place of a title: a placeholder on a slide is where its layout has it. */
function defineMasters(file: PptxGenJS, paper: string): (page: Page) => string {
  const names = new Map<string, string>();
  return ({ boxes }) => {
    const title = boxes.find((box) => box.kind === 'text' && box.role === 'title');
    const place = title === undefined ? null : inchesOf(title);
    const known = names.get(JSON.stringify(place));
    if (known !== undefined) return known;
    const name = `${master} ${names.size + 1}`;
    names.set(JSON.stringify(place), name);
    const objects: PptxGenJS.SlideMasterProps['objects'] =
      place === null ? [] : [{ placeholder: { options: { name: titlePlaceholder, type: 'title', ...place }, text: '' } }];
    file.defineSlideMaster({ title: name, background: { color: paper }, objects });
    return name;
  };
}

/**
 * Across the middle of the slide, upwards to the right. Its edge is a second text beneath it, a little lower: not every program draws
 * the edge of letters.
 */
function putWatermark(slide: PptxGenJS.Slide, pen: PptxPen, text: string): void {
  const place = { x: 0, y: pageSize.height / 2 - 40, width: pageSize.width, height: 80 };
  const { size, edge } = watermarkSizes(text);
  const { ink, edgeGround, opacity } = watermarkLook;
  const transparency = 100 - opacity * 100;
  const lettering = { size, face: 'titles', ink, align: 'middle' } as const;
  const look = { rotate: 336, transparency };
  const lower = { ...place, x: place.x + edge, y: place.y + edge };
  pen.text(slide, text, lower, lettering, { ...look, color: pen.hex(edgeGround), objectName: 'Rand van het watermerk' });
  pen.text(slide, text, place, lettering, { ...look, objectName: 'Watermerk' });
}
