import type { Draft } from './draft.ts';

/** The law by which a word can turn people away for what they are (docs/decisions/039-words-of-jobs.md). */
const grounds = {
  age: 'leeftijd (Richtlijn 2000/78/EG, artikel 3)',
  origin: 'afkomst (Richtlijn 2000/43/EG, artikel 3)',
  sex: 'geslacht (Richtlijn 2006/54/EG, artikel 14)',
};

type Rule = {
  ground: keyof typeof grounds;
  better: string;
  words: RegExp /** Kinds of work for which it is the right word. */;
  not?: Draft['type'];
};

const numbers = String.raw`(?:\d{1,2}|één|een|twee|drie|vier|vijf|zes|zeven|acht|tien)`;

const rules: readonly Rule[] = [
  { ground: 'age', better: 'een team dat snel schakelt', words: /\bjong(?:e)?,? (?:\p{L}+ )?(?:team|bedrijf|ploeg|club)\b/giu },
  { ground: 'age', better: 'iemand met frisse ideeën', words: /\bjonge hond(?:en)?\b/giu },
  { ground: 'age', better: 'nieuw in het vak, of: noem wat iemand moet kunnen', words: /\bjong(?:e|eren)?\b/giu },
  { ground: 'age', better: 'ervaring is niet nodig', words: /\bstarters?(?:functie)?\b/giu },
  { ground: 'age', better: 'iemand die een paar uur per week wil werken', words: /\bstudent(?:en|enjob)?\b/giu, not: 'internship' },
  { ground: 'age', better: 'ervaring is niet nodig', words: /\b(?:schoolverlaters?|(?:pas|net) afgestudeerde?n?)\b/giu },
  {
    ground: 'age',
    better: 'ervaring met het werk, of: noem wat iemand moet kunnen',
    words: new RegExp(String.raw`\b(?:maximaal|maximum|max\.?|hoogstens|ten hoogste|niet meer dan) ${numbers} (?:jaar|jaren)\b`, 'giu'),
  },
  { ground: 'age', better: 'de ervaring die nodig is', words: /\b\d{2} ?(?:-|–|tot(?: en met)?|t\/m|en) ?\d{2} jaar\b/giu },
  { ground: 'age', better: 'handig met digitale middelen', words: /\bdigital natives?\b/giu },
  { ground: 'origin', better: 'vloeiend Nederlands', words: /\bnative speakers?\b/giu },
  { ground: 'origin', better: 'vloeiend Nederlands', words: /\b(?:Nederlands(?:talige?)? (?:als )?)?moedertaal(?:sprekers?)?\b/giu },
  { ground: 'sex', better: 'secretarieel medewerker', words: /\bsecretaresses?\b/giu },
  { ground: 'sex', better: 'schoonmaker', words: /\b(?:poetsvrouw|schoonmaakster|werkster)(?:en|s)?\b/giu },
  { ground: 'sex', better: 'gastheer of gastvrouw', words: /(?<!gastheer (?:of|\/) ?)\bgastvrouw(?:en)?\b/giu },
  { ground: 'sex', better: 'vakmensen', words: /\bvakmannen\b/giu },
];

type WordHint = { found: string; better: string; ground: string };

/** The texts that say what the work is, asks and gives. */
export const contentOf = ({ title, description, requirements, benefits }: Draft): string[] => [
  title,
  description,
  ...requirements,
  ...benefits,
];

/** The questions to applicants, with the answers to choose from. */
export const questionsOf = ({ questions }: Draft): string[] =>
  questions.flatMap(({ kind, question, choices }) => (kind === 'choice' ? [question, choices] : [question]));

/**
 * Words of a job that can turn people away, each once, with better ones. They only warn: what a word means depends on the
 * sentence, and some jobs have a lawful reason.
 */
export function hintsFor(texts: readonly string[], type: Draft['type']): WordHint[] {
  const hints = new Map<string, WordHint>();
  let rest = texts.join('\n');
  for (const { ground, better, words, not } of rules) {
    if (not === type) continue;
    for (const [found] of rest.matchAll(words)) hints.set(found.toLocaleLowerCase('nl'), { found, better, ground: grounds[ground] });
    // 'Jong team' is said once, not as 'jong' too.
    rest = rest.replaceAll(words, ' ');
  }
  return [...hints.values()];
}
