import type { SuggestedSkill } from '../contract.ts';
import { limits } from '../policy.ts';
import { foldLabel, type Label, type LabelIndex, readLabels } from './read-labels.ts';

let index: Promise<LabelIndex> | undefined;

/** The labels with a word that begins with a text, the best first: one of each skill. */
export async function suggestSkills(search: string): Promise<SuggestedSkill[]> {
  index ??= readLabels();
  return findLabels(await index, search);
}

function findLabels({ labels, beginnings }: LabelIndex, search: string): SuggestedSkill[] {
  // Signs before the first letter, such as the stop of '.NET', begin no word.
  const wanted = foldLabel(search).replace(/^[^\p{L}\p{N}]+/u, '');
  if (wanted.length < limits.shortest) return [];
  const found: { rank: number; label: Label }[] = [];
  for (const { place, at } of beginnings.get(wanted.slice(0, 3)) ?? []) {
    const label = labels[place];
    if (label?.folded.startsWith(wanted, at)) found.push({ rank: rankOf(label, at, wanted), label });
  }
  found.sort((one, other) => one.rank - other.rank);
  const [skills, texts] = [new Set<number>(), new Set<string>()];
  const best: SuggestedSkill[] = [];
  for (const { label } of found) {
    if (skills.has(label.skill) || texts.has(label.folded)) continue;
    skills.add(label.skill);
    texts.add(label.folded);
    best.push({ label: label.text, language: label.language });
    if (best.length === limits.suggestions) break;
  }
  return best;
}

/** Dutch first, then labels that begin with the search, those with it as a whole word, preferred ones, short ones. */
function rankOf({ folded, language, isPreferred }: Label, at: number, wanted: string): number {
  const isWhole = !/[\p{L}\p{N}]/u.test(folded.charAt(at + wanted.length));
  return (language === 'nl' ? 0 : 8_000) + (at === 0 ? 0 : 4_000) + (isWhole ? 0 : 2_000) + (isPreferred ? 0 : 1_000) + folded.length;
}
