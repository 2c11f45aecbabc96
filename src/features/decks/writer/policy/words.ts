import { shortOf } from '../../facts/policy/fact-list.ts';
import { joinWords } from '../../facts/policy/join-words.ts';
import { type Facts, fillIn, referencesIn, referTo } from '../../facts/policy/references.ts';
import { join } from './join-sentences.ts';

/** Sentences as far as they fit, and those that are left. */
type Fitted = { text: string; rest: string[] };

export type Words = ReturnType<typeof wordsOf>;

/** Ways to speak of facts by reference, with an eye on how they will read. */
export function wordsOf(facts: Facts) {
  const has = (id: string) => facts.has(id);
  const shown = (text: string) => fillIn(text, facts) ?? '';

  /** A reference to a fact; empty where the project doesn't state it. */
  const say = (id: string) => (has(id) ? referTo(id) : '');

  /** The sentences of a text of the owner. */
  function quote(id: string): string[] {
    const sentences: string[] = [];
    while (has(`${id}:${sentences.length}`)) sentences.push(referTo(`${id}:${sentences.length}`));
    return sentences;
  }

  /** As many sentences as fit after a text that stands already. */
  function take(sentences: readonly string[], length: number, before = ''): Fitted {
    let said = { text: before, shown: shown(before) };
    for (const [count, sentence] of sentences.entries()) {
      if (sentence === '') continue;
      const longer = join(said, { text: sentence, shown: shown(sentence) });
      if (longer.shown.length > length) return { text: said.text, rest: sentences.slice(count) };
      said = longer;
    }
    return { text: said.text, rest: [] };
  }

  return {
    has,
    shown,
    say,
    quote,
    take,

    /** As many sentences as fit; of a first one that is too long, its beginning. */
    takeOrShorten(sentences: readonly string[], length: number): Fitted {
      const fitted = take(sentences, length);
      const [first] = referencesIn(sentences[0] ?? '');
      if (fitted.text !== '' || first === undefined || !has(shortOf(first))) return fitted;
      return { text: say(shortOf(first)), rest: [...sentences] };
    },

    /** The number of a fact; null where there is none. */
    number: (id: string) => facts.get(id)?.number ?? null,

    /** A line for a place of its own: its beginning where it is too long. */
    line: (id: string) => say(shortOf(id)) || say(id),
    isShortened: (id: string) => has(shortOf(id)),

    /** A sentence that ends in a name, with its full stop: none after 'Peeters B.V.'. */
    closed: (sentence: string) => (/[.!?…,;:]$/.test(shown(sentence)) ? sentence : `${sentence}.`),

    /** A list of facts in a sentence. */
    enumerate(ids: readonly string[]): string {
      const references = ids.map(referTo);
      return references.some((reference) => shown(reference).includes(',')) ? references.join('; ') : joinWords(references);
    },
  };
}
