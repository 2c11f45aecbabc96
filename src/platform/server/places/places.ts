import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import { searchWords } from '../search/words.ts';

export type Point = { latitude: number; longitude: number };

/** Names that the table has in one language only, by the name that it has. */
const otherNames: Record<string, string[]> = {
  Antwerp: ['Antwerpen', 'Anvers'],
  Arlon: ['Aarlen'],
  Brugge: ['Bruges'],
  Brussels: ['Brussel', 'Bruxelles'],
  Gent: ['Ghent', 'Gand'],
  Huy: ['Hoei'],
  Ieper: ['Ypres'],
  Kortrijk: ['Courtrai'],
  Leuven: ['Louvain'],
  Liège: ['Luik'],
  Luxembourg: ['Luxemburg'],
  Mechelen: ['Malines'],
  Mons: ['Bergen'],
  Namur: ['Namen'],
  Nivelles: ['Nijvel'],
  Ostend: ['Oostende', 'Ostende'],
  Roeselare: ['Roulers'],
  Ronse: ['Renaix'],
  "'s-Hertogenbosch": ['Den Bosch'],
  'The Hague': ['Den Haag', "'s-Gravenhage"],
  Tournai: ['Doornik'],
  Wavre: ['Waver'],
};

let known: Map<string, Point[]> | undefined;

/** The places that a text names, several where a name is shared; none for what is unknown. Words before a comma count: 'Gent, België'. */
export function placesOf(text: string): readonly Point[] {
  known ??= readPlaces();
  return known.get(keyOf(text.split(/[,(/]/, 1)[0] ?? '')) ?? [];
}

function readPlaces(): Map<string, Point[]> {
  const places = new Map<string, Point[]>();
  const [, ...lines] = readFileSync(dataFile('places/places.tsv'), 'utf8').trim().split('\n');
  for (const line of lines) {
    const [name = '', , , latitude, longitude] = line.split('\t');
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    for (const each of [name, ...(otherNames[name] ?? [])]) places.set(keyOf(each), [...(places.get(keyOf(each)) ?? []), point]);
  }
  return places;
}

/** Without postcode, case and accents, and without words around the name. */
function keyOf(text: string): string {
  return searchWords(text)
    .filter((word) => !/\d/.test(word) && !['regio', 'omgeving', 'stad', 'provincie'].includes(word))
    .join(' ');
}
