import { joinWords } from '../../facts/policy/join-words.ts';
import { deckLimits } from '../../policy/deck.ts';
import { join, type Said } from './join-sentences.ts';

/** Sentences that belong together. */
export type Paragraph = {
  /** The words by which the form asks for them. */
  from: string;
  /** Words before them, if any. */
  label: string | null;
  sentences: readonly string[];
};

/** Kept free for the last line, which tells where more stands. */
const lastLine = 300;

/** The notes of a slide: paragraphs with whole sentences. Where notes would be too long, each long paragraph gives up as much. */
export function writeNotes(paragraphs: readonly Paragraph[], shown: (text: string) => string): string {
  // References are counted as they are kept and as they are shown: both have to fit.
  const sizeOf = (said: Said) => Math.max(said.text.length, said.shown.length);
  const drafts = paragraphs.map(({ from, label, sentences }) => {
    const [first = '', ...others] = sentences;
    const texts = [begin(label, first), ...others].map((text) => ({ text, shown: shown(text) }));
    return { from, texts, size: texts.reduce((sum, text) => sum + sizeOf(text) + 2, 0) };
  });
  const shares = divide(
    drafts.map(({ size }) => size),
    deckLimits.notes - lastLine,
  );
  const left = new Set<string>();
  const written = drafts.flatMap(({ from, texts }, position) => {
    let paragraph: Said = { text: '', shown: '' };
    for (const text of texts) {
      const longer = join(paragraph, text);
      if (sizeOf(longer) + 2 > (shares[position] ?? 0)) {
        left.add(from);
        break;
      }
      paragraph = longer;
    }
    return paragraph.text === '' ? [] : [paragraph.text];
  });
  if (left.size > 0) written.push(`Meer staat in je project, bij ${joinWords([...left].map((from) => `‘${from}’`))}.`);
  return written.join('\n\n');
}

/** Divides room: small sizes are met, and large ones share what is left alike. */
function divide(sizes: readonly number[], room: number): number[] {
  const shares = sizes.map(() => 0);
  let left = room;
  const smallestFirst = [...sizes.entries()].sort(([, one], [, other]) => one - other);
  for (const [rank, [position, size]] of smallestFirst.entries()) {
    const share = Math.min(size, Math.floor(left / (smallestFirst.length - rank)));
    shares[position] = share;
    left -= share;
  }
  return shares;
}

function begin(label: string | null, sentence: string): string {
  if (label === null) return sentence;
  return `${label}${label.endsWith('?') ? '' : ':'} ${sentence}`;
}
