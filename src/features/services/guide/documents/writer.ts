import { createTaggedWriter, type TextStyle } from '../../../../platform/server/pdf/tagged-writer.ts';
import { formatPlainDate } from '../../../../platform/web/format/dates.ts';
import type { FactTopic } from '../../contract.ts';
import { listFacts } from '../../documents/facts.ts';
import type { Block } from './chapter.ts';
import { colours } from './guide-colours.ts';

export type Writer = ReturnType<typeof createWriter>;

const body: TextStyle = { font: 'text', size: 10.5, colour: colours.ink };
const indent = 20;

/** Writes the chapters of the guide down the page, and adds pages as it needs them. */
export function createWriter(document: PDFKit.PDFDocument) {
  const { root, left, width, tagged, keep, line, space, end } = createTaggedWriter(document);

  function items(texts: string[], isCheck: boolean): void {
    const list = document.struct('L');
    root.add(list);
    for (const text of texts) {
      document.font(body.font).fontSize(body.size);
      keep(document.heightOfString(text, { width: width - indent, lineGap: body.size * 0.28 }));
      const top = document.y;
      document.markContent('Artifact', { type: 'Layout' });
      if (isCheck)
        document
          .roundedRect(left + 1, top + 1.5, 9, 9, 2)
          .lineWidth(1)
          .stroke(colours.primary);
      else document.circle(left + 5, top + 6, 2.2).fill(colours.primary);
      document.endMarkedContent();
      document.fillColor(body.colour);
      tagged('LI', () => document.text(text, left + indent, top, { width: width - indent, lineGap: body.size * 0.28 }), list);
      space(4);
    }
    list.end();
    space(8);
  }

  function facts(topic: FactTopic): void {
    for (const { text, source, readOn } of listFacts('freelance').filter((fact) => fact.topic === topic)) {
      const read = readOn === null ? 'controleer dit bij de bron' : `bewaarde versie gelezen op ${formatPlainDate(readOn)}`;
      document.font(body.font).fontSize(body.size);
      keep(document.heightOfString(text, { width: width - indent }) + 44);
      line('P', text, { ...body, font: 'strong', x: left + indent });
      const small = { ...body, size: 8.5, colour: colours.muted, x: left + indent };
      line('P', `${source.name}, ${read}:`, small);
      line('Link', source.url, { ...small, link: source.url });
      space(9);
    }
    space(2);
  }

  function block(part: Block): void {
    switch (part.kind) {
      case 'text':
        line('P', part.text, body);
        space(9);
        break;
      case 'note':
        line('P', part.text, { ...body, colour: colours.onLeaf });
        space(9);
        break;
      case 'heading':
        space(4);
        keep(70);
        line('H3', part.text, { font: 'titles', size: 13, colour: colours.ink });
        space(4);
        break;
      case 'list':
        items(part.items, false);
        break;
      case 'checks':
        items(part.items, true);
        break;
      case 'facts':
        facts(part.topic);
        break;
    }
  }

  return {
    line,
    /** Writes a chapter and lists it in the outline. It starts a new page when less than a third of one is left. */
    chapter(title: string, blocks: Block[]): void {
      if (document.bufferedPageRange().count === 1) document.addPage();
      else {
        space(18);
        keep(document.page.height / 3);
      }
      document.outline.addItem(title);
      line('H2', title, { font: 'titles', size: 21, colour: colours.primary });
      space(8);
      for (const part of blocks) block(part);
    },
    end,
  };
}
