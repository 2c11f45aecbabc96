import { plain, type Word } from './words.ts';

const units = 'twee|drie|vier|vijf|zes|zeven|acht|negen';
/** 'zestien' is read as 'zes' and 'tien': with two ways to read it, a row of them would have as many as there are subsets. */
const teens = 'tien|elf|twaalf|dertien|veertien';
const tens = 'twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig';
const large = 'honderd|duizend|miljoen|miljard|biljoen';

/** 'drieëntwintig', 'tweehonderdvijftig', and their derivations: 'derde', 'vijfde', 'tienvoud', 'driejarige', 'duizenden'. */
const cardinal = `(?:een|één)?(?:en|ën)?(?:${units}|${teens}|${tens}|${large})(?:(?:en|ën)?(?:een|één|${units}|${teens}|${tens}|${large}))*`;
const derived = '(?:de|ste|maal|keer|ling|tal|tallen|voud|voudige?|jarige?|daagse?|maandelijkse?|delige?|wekelijkse?)';
const numeral = new RegExp(`^(?:${cardinal}${derived}?|(?:${large})en|derde|derden|miljoenste)$`, 'u');

/** Amounts without a numeral in them; 'een', 'eerste' and 'kwartaal' are no figures. */
const amounts =
  /^(?:dubbel[et]?|dubbelen|verdubbel\p{L}*|ver(?:drie|vier|vijf|tien|honderd|duizend)voudig\p{L}*|helft(?:en)?|half|halve|(?:ge)?halve(?:er\p{L}*|ren|ring)|anderhal[fv]e?|kwart|driekwart|dozijn(?:en)?|meerderheid|minderheid|merendeel|paren|trio|tweetal\p{L}*)$/u;
const english =
  /^(?:two|three|four|five|six|seven|eight|nine|eleven|twelve|twenty|thirty|fifty|hundreds?|thousands?|millions?|billions?|twice|double|dozens?)$/;

/** The words of a text that state a number from two up, or a part of a whole. */
export function numberWordsIn(words: readonly Word[]): string[] {
  return words
    .map(({ text }) => text)
    .filter((word) =>
      plain(word)
        .split('-')
        .some((part) => numeral.test(part) || amounts.test(part) || english.test(part)),
    );
}
