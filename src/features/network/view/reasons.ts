import type { Suggestion } from '../contract.ts';

/** '3 gedeelde connecties'. */
export const sharedInWords = (count: number) => (count === 1 ? '1 gedeelde connectie' : `${count} gedeelde connecties`);

/** The reasons why someone is suggested, the strongest first. */
export function reasonsOf(suggestion: Suggestion): [string, ...string[]] {
  const { count } = suggestion.shared;
  const [first, ...others] = [...(count > 0 ? [sharedInWords(count)] : []), ...reasonsBesideShared(suggestion)];
  return first === undefined ? ['Nieuw in het netwerk'] : [first, ...others];
}

/** The same without the shared connections, where their faces show. */
export function reasonsBesideShared({ person, sector, skill, sameCompany, samePlace }: Suggestion): string[] {
  return [
    ...(sameCompany ? [`Werkt ook bij ${person.company}`] : []),
    ...(skill === null ? [] : [`Kan ook ${skill}`]),
    ...(sector === null ? [] : [`Ook in ${sector}`]),
    ...(samePlace ? [`Ook in ${person.location}`] : []),
  ];
}
