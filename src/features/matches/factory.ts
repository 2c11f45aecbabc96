import type { Executor } from '../../platform/server/database.ts';
import type { Services } from '../../platform/server/services.ts';
import type { Texts } from './score/documents/read.ts';
import type { KeptReasons } from './score/policy/kept.ts';
import { jobMatches, matchChanges, matchNews } from './tables.ts';
import { updateMatches } from './upkeep/commands/update-matches.ts';

type Row = typeof jobMatches.$inferInsert;
export type MatchDetails = Partial<Row> & Pick<Row, 'jobId' | 'talentId' | 'posterId' | 'personId'>;

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

/** A job and a talent that fit each other well. */
export const bakery = {
  title: 'Bakker',
  requirements: ['brood bakken', 'deeg kneden'],
  description: 'Je bakt elke ochtend brood voor de buurt.',
};
export const baker = { jobTitle: 'Bakker', skills: ['brood bakken', 'deeg kneden'], bio: 'Ik bak elke ochtend brood.' };

/** A match of a job and a talent, in which nobody answered yet. */
export async function makeMatch(db: Executor, details: MatchDetails): Promise<void> {
  await makeMatches(db, [details]);
}

/** Many of them in one statement. */
export async function makeMatches(db: Executor, all: MatchDetails[]): Promise<void> {
  const now = new Date();
  const reasons: KeptReasons = { points: [['titles', 8_000]], skills: [] };
  await db.insert(jobMatches).values(
    all.map((details) => ({
      ...{ score: 8_000, scoredBy: 1, statistics: 1, reasons },
      ...{ isOfJob: true, isOfTalent: true, madeAt: now, scoredAt: now },
      ...details,
    })),
  );
}

/** A person who gained matches and wasn't told of them. */
export async function makeMatchNews(db: Executor, details: typeof matchNews.$inferInsert): Promise<void> {
  await db.insert(matchNews).values(details);
}

/** Renews the matches of all that changed, as the chore does. */
export async function settleMatches(services: Services): Promise<void> {
  do await updateMatches(services, { atOnce: Number.POSITIVE_INFINITY, rest: 0 });
  while ((await services.db.$count(matchChanges)) > 0);
}
