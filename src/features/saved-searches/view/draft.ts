import { isVisible } from '../../../platform/visible-text.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { type Cadence, cadenceLabels, cadences, limits } from '../policy.ts';
import { searchSentences } from '../texts.ts';

export type SearchDraft = { name: string; cadence: Cadence };

/** The typed name and cadence of a search, or their problem. */
export function checkSearch({ name, cadence }: SearchDraft): Checked<SearchDraft> {
  const typed = name.trim();
  if (!isVisible(typed)) return { problems: { name: searchSentences.nameMissing }, message: searchSentences.nameMissing };
  if (typed.length > limits.name) return { problems: { name: searchSentences.nameTooLong }, message: searchSentences.nameTooLong };
  return { input: { name: typed, cadence } };
}

export const cadenceOptions = cadences.map((cadence) => ({ value: cadence, label: cadenceLabels[cadence] }));
