import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';

/** In euros: a wage of a year that is as low as this, and no lower than pocket money, is most likely one of a month. */
const monthly = { least: 500, below: 8000 };

/** Asks about a salary that looks like that of a month: as it is a year's, it would scare applicants off and miss their filters. */
export function salaryHint(typed: string): string | undefined {
  const amount = parseNumber(typed);
  if (!(amount >= monthly.least && amount < monthly.below)) return undefined;
  return 'Is dit per maand? Vul in wat iemand in een heel jaar verdient.';
}
