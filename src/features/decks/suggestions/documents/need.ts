import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { Fact, Facts } from '../../facts/policy/references.ts';

/** Finds words by their beginnings, unless the text says that there are none: 'geen winkel', 'zonder app'. */
export function signal(expression: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?<!(?:geen|zonder|nooit|niet) (?:een |eigen |\\p{L}+ (?:of|en) )?)(?:${expression})`, 'iu');
}

/** The first fact that holds a signal, by the order of the places where it may be told. */
export function factWith(facts: Facts, expression: string, told: readonly string[]): { fact: Fact; place: number } | null {
  const pattern = signal(expression);
  for (const [place, beginning] of told.entries()) {
    for (const fact of facts.values()) {
      if (isToldBy(fact, beginning) && pattern.test(fact.shown)) return { fact, place };
    }
  }
  return null;
}

/** Facts of another kind whose id begins alike are no match: 'title' isn't 'titles'. Beginnings of longer facts are left out. */
function isToldBy({ id }: Fact, beginning: string): boolean {
  if (id.endsWith(':short')) return false;
  return beginning.endsWith(':') ? id.startsWith(beginning) : id === beginning || id.startsWith(`${beginning}:`);
}

/** Sentences that say that somebody is missing. */
export const seeksSomebody = signal(
  'aanwerv\\p{L}*|aangeworven|werven we|aannemen|aanstellen|in dienst|versterking|ontbreekt|ontbreken|missen (?:we|wij)|(?:we|wij|ik) missen|zoeken? (?:nog |wij |we |ik )*(?:een|naar een)|op zoek naar een|extra (?:handen|kracht)|collega|team uit(?:breiden|breiding)|vacature|nodig in het team',
);

const placesOfWork = signal(
  '\\p{L}*(?:bakkerij|brouwerij|slagerij|atelier|werkplaats|keuken|winkel|restaurant|bistro|koffiebar|boerderij|tuinderij|kapsalon|foodtruck|ijssalon|wijngaard)(?!\\p{L})',
);
const webOnly = signal('(?:web|online )winkel');

/** Whether a project makes software for others rather than things by hand: 'een app voor bakkers' needs no baker. */
export function isDigital({ fields }: DeckProject, softwareWords: string): boolean {
  const short = [fields.title, fields.description, fields.plan.solutionStatement].join('. ');
  if (placesOfWork.test(short) && !webOnly.test(short)) return false;
  const isOfTech = fields.category !== null && ['tech', 'fintech', 'ai/ml', 'blockchain'].includes(fields.category);
  return isOfTech || signal(softwareWords).test(short);
}

/** The texts that tell who is there already: the roles that are sought, and the team. */
export function presentIn({ fields }: DeckProject, facts: Facts): string[] {
  const told = [...facts.values()].filter(({ id, shown }) => id.startsWith('text:teamDescription:') && !seeksSomebody.test(shown));
  return [
    ...fields.roles.map(({ roleName }) => roleName),
    ...fields.plan.team.map(({ role, background }) => `${role}. ${background}`),
    ...told.map(({ shown }) => shown),
  ];
}
