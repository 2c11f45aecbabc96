export const firstNames = [
  'Anouk',
  'Bram',
  'Charlotte',
  'Daan',
  'Elif',
  'Femke',
  'Gijs',
  'Hanne',
  'Ibrahim',
  'Jasmijn',
  'Koen',
  'Lotte',
  'Mohamed',
  'Noor',
  'Olivier',
  'Pieter',
] as const;

export const lastNames = [
  'Bakker',
  'Claes',
  'De Smet',
  'El Amrani',
  'Jacobs',
  'Janssens',
  'Maes',
  'Mulder',
  'Peeters',
  'Smit',
  'Van den Berg',
  'Van Dijk',
  'Vermeulen',
  'Visser',
  'Willems',
  'Yılmaz',
] as const;

export const jobTitles = [
  'Oprichter',
  'Ontwikkelaar',
  'Marketeer',
  'Investeerder',
  'Productontwerper',
  'Bedrijfsleider',
  'Data-analist',
  '',
] as const;

export const roles = ['entrepreneur', 'talent', 'investor'] as const;

export const sentences = [
  'Vandaag hebben we onze eerste klant in Gent binnengehaald!',
  'Wie kent er een goede boekhouder voor een jonge bv?',
  'Na drie jaar bouwen staat ons product er eindelijk, en daar zijn we met het hele team trots op.',
  'Morgen geef ik in Utrecht een lezing over circulair ondernemen; er zijn nog een paar plaatsen vrij.',
  'We zoeken versterking: een ontwikkelaar die graag dicht bij de klant werkt.',
  'Mijn grootste les van dit jaar: begin met verkopen voordat alles af is.',
  'Bedankt aan iedereen die gisteren op onze open dag langskwam.',
  'Een investering van 250.000 euro helpt ons de stap naar Duitsland te zetten.',
  'Hoe pakken jullie het aan als een grote klant plots opzegt?',
  'Ons atelier in Antwerpen heeft een werkplek over voor wie alleen onderneemt.',
  'Het subsidiedossier is ingediend, nu is het duimen.',
  'Tip: plan elke week een uur in waarin je niets moet.',
] as const;

const syllables = [
  'ba',
  'de',
  'fi',
  'go',
  'ku',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'wo',
  'zu',
  'bra',
  'dre',
  'klo',
  'sti',
  'tru',
];
export const titleWords = syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => `${one}${two}${three}n`)));

/** A word of a title: the first of them are in many titles, the last in few. */
export function titleWord(roll: number): string {
  return titleWords[Math.floor((roll / 2 ** 32) ** 3 * titleWords.length)] ?? '';
}

/** Words for searches: in one of 25 titles, and in one of 20,000. */
export const wordsOfTitles = { common: titleWords.at(0) ?? '', rare: titleWords.at(-2) ?? '' };
