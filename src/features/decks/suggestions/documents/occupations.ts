import { foldedText } from '../../../../platform/server/folded-text.ts';

/** The preferred label of the occupation that a name stands for, by the folded name. */
export type OccupationNames = ReadonlyMap<string, string>;

/** Names that say nothing without the word before them, or that are no role in a project. */
const vague = new Set(
  'adviseur agent ambassadeur arbeider assistent bediende begeleider beheerder bestuurder chef commissaris consulent controleur coördinator coordinator deskundige directeur drager eigenaar gebruiker gids hoofd inspecteur instructeur kunstenaar leider lid manager medewerker model muzikant officier ondernemer operator opzichter partner producent producer specialist supervisor technicus toezichthouder trainer verantwoordelijke vertegenwoordiger voorman voorzitter vrijwilliger schrijver spreker'.split(
    ' ',
  ),
);

/** Names that owners use and the classification doesn't have. */
const others: Record<string, string> = {
  ontwikkelaar: 'software ontwikkelaar',
  developer: 'software ontwikkelaar',
  programmeur: 'software ontwikkelaar',
  verkoper: 'accountmanager',
  winkelbediende: 'verkoopmedewerker',
  leraar: 'leerkracht voortgezet onderwijs',
  leerkracht: 'leerkracht voortgezet onderwijs',
  lesgever: 'leerkracht voortgezet onderwijs',
  verpleegkundige: 'algemeen verpleegkundige',
  jurist: 'juridisch adviseur',
  laborant: 'biotechnisch laboratoriummedewerker',
  installateur: 'monteur zonnepanelen',
  brouwer: 'brouwerijmedewerker',
  vrijwilligerscoördinator: 'verantwoordelijke vrijwilligerswerk',
};

/** Collects the names of occupations; a name that several have stands for the first one. */
export function occupationNames(occupations: Iterable<readonly string[]>): OccupationNames {
  const names = new Map<string, string>();
  for (const [name, occupation] of Object.entries(others)) names.set(foldedText(name), occupation);
  for (const [preferred = '', ...labels] of occupations) {
    for (const label of [preferred, ...labels]) {
      const folded = foldedText(label);
      if (!vague.has(folded) && (!names.has(folded) || label === preferred)) names.set(folded, preferred);
    }
  }
  return names;
}

type NamedOccupation = { occupation: string; name: string };

/** The first occupation that a text names, in the singular; the longest name where several begin. */
export function occupationIn(text: string, names: OccupationNames): NamedOccupation | null {
  const words = text.match(/[\p{L}\p{N}-]+/gu) ?? [];
  for (const [place] of words.entries()) {
    for (const length of [4, 3, 2, 1]) {
      if (place + length > words.length) continue;
      const found = findName(words.slice(place, place + length).join(' '), names);
      if (found !== null) return found;
    }
  }
  return null;
}

function findName(phrase: string, names: OccupationNames): NamedOccupation | null {
  const name = singulars(phrase).find((each) => names.has(foldedText(each)));
  return name === undefined ? null : { name, occupation: names.get(foldedText(name)) ?? '' };
}

/** 'bakkers' also as 'bakker', 'juristen' as 'jurist', 'verpleegkundigen' as 'verpleegkundige'. */
function singulars(phrase: string): string[] {
  const forms = [phrase];
  if (/s$/u.test(phrase)) forms.push(phrase.slice(0, -1));
  if (/en$/u.test(phrase)) forms.push(phrase.slice(0, -2), phrase.slice(0, -1));
  return forms;
}
