import type { Texts } from './score/documents/read.ts';

/** Labels of ESCO in two languages, some mistyped, and words that it doesn't have. */
export const someSkills = [
  ...[
    'JavaScript',
    'databanken beheren',
    'machine learning',
    'perform data analysis',
    'use databases',
    'ICT-beveiliging',
    'cloud security',
  ],
  ...['design cloud architecture', 'maintain database', 'Agile project management', 'DB2', 'databases gebruiken', 'select manuscripts'],
  ...[
    'address aircraft mechanical issues',
    'gegevensanalyses uitvoeren',
    'databankbeheer',
    'brood bakken',
    'wolkjes schilderen',
    'Engels spreken',
  ],
  ...['maintian database', 'gegevvensanalyses uitvoeren'],
];
export const someTitles = ['Databankbeheerder', 'Senior data-analist', 'Ontwikkelaar', 'Bakker', 'Cloudarchitect', 'Vliegtuigtechnicus'];
const texts = [
  'Je werkt met databases in een kleine ploeg.',
  'Ik maak graag software en analyseer gegevens.',
  'Elke ochtend vers brood.',
  '',
];

/** The texts of a job or talent that differ by number. */
export function makeTexts(number: number): Texts {
  const chosen = someSkills.filter((_, place) => (number * 7 + place * place * 3) % 5 === 0);
  return {
    title: someTitles[number % someTitles.length] ?? '',
    skills: chosen,
    languages: [],
    text: texts[number % texts.length] ?? '',
  };
}
