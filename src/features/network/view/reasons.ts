import type { Suggestion } from '../contract.ts';

/** '3 gedeelde connecties'. */
export const sharedInWords = (count: number) => (count === 1 ? '1 gedeelde connectie' : `${count} gedeelde connecties`);

/** The reasons why someone is suggested, the strongest first. */
export function reasonsOf({ person, sharedConnections, sector, skill, sameCompany, samePlace }: Suggestion): [string, ...string[]] {
  const [first, ...others] = [
    ...(sharedConnections > 0 ? [sharedInWords(sharedConnections)] : []),
    ...(sameCompany ? [`Werkt ook bij ${person.company}`] : []),
    ...(skill === null ? [] : [`Kan ook ${skill}`]),
    ...(sector === null ? [] : [`Ook in ${sector}`]),
    ...(samePlace ? [`Ook in ${person.location}`] : []),
  ];
  return first === undefined ? ['Nieuw in het netwerk'] : [first, ...others];
}
