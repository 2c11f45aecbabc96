import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { Fact, Facts } from '../../facts/policy/references.ts';
import { isInstruction } from './instructions.ts';
import { peopleIn, withoutPeople } from './people.ts';

/** A fact as the model reads it. */
export type SentFact = { id: string; onderwerp: string; waarde: string };

type Material = {
  sent: SentFact[];
  /** The same facts as the project states them: the only ones that a text may cite. */
  facts: Facts;
};

/** Characters of facts in one question, so that a small model has room for its answer. */
const mostSent = 12_000;

/** Facts that never leave: how to reach people, who advises, and what only admitted people may read. */
const withheld = /^(?:contact|text:advisors|text:equityProposal|company_number)(?::|$)/;
/** Facts that are the name of a person, whatever their writing. */
const names = /^(?:owner_name|speaker_name|member:\d+:name)$/;
/** The beginning of a longer fact. */
const beginning = /:short$/;

/** The facts that a model may know, those of some sections of the form first; without people, and without texts that speak to a model. */
export function materialOf(project: DeckProject, facts: Facts, sections: readonly (string | null)[]): Material {
  const people = peopleIn(project);
  const known = new Map<string, Fact>();
  const sent: SentFact[] = [];
  let characters = 0;
  const about = [...facts.values()].filter((fact) => isAlwaysSent(fact) || sections.includes(fact.field?.section ?? null));
  for (const fact of about) {
    if (withheld.test(fact.id) || beginning.test(fact.id) || (fact.kind === 'text' && isInstruction(fact.shown))) continue;
    const waarde = names.test(fact.id) ? 'de naam van een persoon' : withoutPeople(fact.shown, people);
    characters += waarde.length;
    if (characters > mostSent) break;
    known.set(fact.id, fact);
    sent.push({ id: fact.id, onderwerp: fact.label, waarde });
  }
  return { sent, facts: known };
}

/** The names of the roles that a project seeks, as a model reads them. */
export function rolesSent(project: DeckProject): string[] {
  const people = peopleIn(project);
  return project.fields.roles.flatMap(({ roleName }) => (isInstruction(roleName) ? [] : withoutPeople(roleName, people)));
}

function isAlwaysSent({ id }: Fact): boolean {
  return id === 'title' || id.startsWith('text:description');
}
