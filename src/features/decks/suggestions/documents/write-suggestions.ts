import type { Services } from '../../../../platform/server/services.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { factsOf } from '../../facts/policy/facts-of.ts';
import { askChecked } from '../../model/documents/ask-checked.ts';
import { materialOf } from '../../model/policy/material.ts';
import { readAgreement } from '../../model/queries.ts';
import type { DeckWriter } from '../../policy/deck.ts';
import { askForRoles, judgeRoles, rolesSchema, sectionsOfRoles } from './model-roles.ts';
import { readOccupationNames } from './occupation-names.ts';
import { suggestRoles } from './suggest-roles.ts';
import type { RoleSuggestion } from './suggestion.ts';

type Asked = { personId: string; project: DeckProject; writer: DeckWriter };
type Suggested = { writer: DeckWriter; suggestions: RoleSuggestion[] };

/** A person waits for these; the built-in suggestions are there at once. */
const patienceMilliseconds = 30_000;

/** Suggests roles: by the language model if its owner wants and agreed, and by rules where the model can't. */
export async function writeSuggestions(services: Pick<Services, 'db' | 'languageModel'>, asked: Asked): Promise<Suggested> {
  const facts = factsOf(asked.project);
  const names = await readOccupationNames();
  const byRules = suggestRoles(asked.project, facts, names);
  const { db, languageModel } = services;
  if (asked.writer === 'rules' || languageModel === null) return { writer: 'rules', suggestions: byRules };
  if ((await readAgreement(db, asked.personId, languageModel.host)) === null) return { writer: 'rules', suggestions: byRules };
  const material = materialOf(asked.project, facts, sectionsOfRoles);
  const question = {
    messages: askForRoles(asked.project, material.sent),
    schema: rolesSchema,
    signal: AbortSignal.timeout(patienceMilliseconds),
  };
  const suggestions = await askChecked(languageModel, question, (json) => judgeRoles(json, asked.project, material.facts, names));
  return suggestions === null ? { writer: 'rules', suggestions: byRules } : { writer: 'model', suggestions };
}
