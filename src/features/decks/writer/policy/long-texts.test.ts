import { expect, test } from 'vitest';
import type { Fact } from '../../facts/policy/references.ts';
import { referTo } from '../../facts/policy/references.ts';
import { joinSentences } from './join-sentences.ts';
import { writeNotes } from './notes.ts';
import { wordsOf } from './words.ts';

const sentences = Array.from({ length: 200 }, (_, place) => `text:sales:${place}`);

/** Facts that count how often they are looked up. */
function countedFacts() {
  const read = { count: 0 };
  const facts = new Map<string, Fact>(sentences.map((id) => [id, { id, label: '', shown: 'Ja', kind: 'text', number: null, field: null }]));
  const look = facts.get.bind(facts);
  facts.get = (id) => {
    read.count += 1;
    return look(id);
  };
  return { facts, read };
}

const references = sentences.map(referTo);

test.each([
  ['taken for a field', ({ take }: ReturnType<typeof wordsOf>) => void take(references, 4_000)],
  ['joined', ({ shown }: ReturnType<typeof wordsOf>) => void joinSentences(references, shown)],
  [
    'written as notes',
    ({ shown }: ReturnType<typeof wordsOf>) => void writeNotes([{ from: '', label: null, sentences: references }], shown),
  ],
])('each of many sentences that are %s is read a few times', (_how, write) => {
  const { facts, read } = countedFacts();

  write(wordsOf(facts));

  expect(read.count).toBeGreaterThan(0);
  expect(read.count).toBeLessThan(3 * sentences.length);
});
