import { lineWords } from '../../../projects/own/view/row-words.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

type Year = DeckProject['fields']['plan']['years'][number];

/** The years of a forecast in order; when the last one is over, it is none. */
type Forecast = { years: readonly Year[]; isPast: boolean };

/** The forecast in words, and what it stands on. The chart takes the amounts from the facts. */
export function writeFinancials(words: Words, { fields: { plan }, versionOn }: DeckProject): WrittenSlide {
  const slide = startSlide('financials_slide', words);
  const years = plan.years.toSorted((one, other) => one.year - other.year);
  const forecast = { years, isPast: (years.at(-1)?.year ?? 0) < Number(versionOn.slice(0, 4)) };
  if (years.some(({ revenue, costs }) => revenue > 0 || costs > 0)) {
    slide.write('summary', years.length === 1 ? sayOne(words, forecast) : [sayRevenue(words, forecast), sayResult(words, forecast)]);
  }
  const assumptions = [...plan.assumptions.keys()].map((position) => `assumption:${position}`);
  slide.list('assumptions', assumptions, lineWords.assumptions.title);
  return slide.finish();
}

/** The amounts of a year as references. */
function amountsOf({ say }: Words, year: Year | undefined) {
  const of = (name: string) => say(`year:${year?.year}:${name}`);
  return { year: of('year'), revenue: of('revenue'), costs: of('costs'), result: of('result'), loss: of('loss') };
}

function sayOne(words: Words, { years: [only], isPast }: Forecast): string[] {
  const { year, revenue, costs, result, loss } = amountsOf(words, only);
  const [earned, spent] = [only?.revenue ?? 0, only?.costs ?? 0];
  if (earned === 0) {
    return [
      isPast
        ? `In ${year} was er nog geen omzet; de kosten waren ${costs}.`
        : `In ${year} rekenen we nog niet op omzet, wel op ${costs} kosten.`,
    ];
  }
  const first = isPast ? `In ${year} was de omzet ${revenue}.` : `In ${year} rekenen we op ${revenue} omzet.`;
  if (earned === spent) return [first, isPast ? 'De kosten waren even hoog.' : 'De kosten zijn even hoog.'];
  if (earned > spent) return [first, isPast ? `Na de kosten bleef daarvan ${result} over.` : `Na de kosten blijft daarvan ${result} over.`];
  return [first, `${isPast ? 'De kosten waren' : 'De kosten zijn'} ${costs}: een tekort van ${loss}.`];
}

/** Of two years one says both. */
function eachOf(years: readonly Year[]): string {
  return years.length === 2 ? 'in beide jaren' : 'elk jaar';
}

function sayRevenue(words: Words, { years, isPast }: Forecast): string {
  const revenues = years.map(({ revenue }) => revenue);
  const [begin, end] = [revenues[0] ?? 0, revenues.at(-1) ?? 0];
  const [first, last] = [amountsOf(words, years[0]), amountsOf(words, years.at(-1))];
  if (revenues.every((revenue) => revenue === 0)) {
    return isPast ? `Tot en met ${last.year} was er nog geen omzet.` : `Tot en met ${last.year} rekenen we nog niet op omzet.`;
  }
  if (revenues.every((revenue) => revenue === begin)) {
    const each = eachOf(years);
    return isPast ? `De omzet was ${each} ${first.revenue}.` : `We rekenen ${each} op ${first.revenue} omzet.`;
  }
  if (begin === 0 && end > 0) {
    return isPast
      ? `In ${first.year} was er nog geen omzet, in ${last.year} was die ${last.revenue}.`
      : `In ${first.year} rekenen we nog niet op omzet, in ${last.year} op ${last.revenue}.`;
  }
  if (begin === end) {
    const both = `In ${first.year} en in ${last.year}`;
    return isPast ? `${both} was de omzet ${first.revenue}.` : `${both} rekenen we op ${first.revenue} omzet.`;
  }
  const period = `van ${first.revenue} in ${first.year} naar ${last.revenue} in ${last.year}`;
  if (isPast) return `De omzet ${begin < end ? 'groeide' : 'daalde'} ${period}.`;
  return `Volgens onze prognose ${begin < end ? 'groeit' : 'daalt'} de omzet ${period}.`;
}

/** Speaks of the last year, and of when the result became positive for good. */
function sayResult(words: Words, { years, isPast }: Forecast): string {
  const results = years.map(({ revenue, costs }) => revenue - costs);
  const end = results.at(-1) ?? 0;
  const last = amountsOf(words, years.at(-1));
  const is = isPast ? 'was' : 'is';
  const covers = isPast ? 'dekte' : 'dekt';
  if (end === 0) {
    return results.every((result) => result === 0)
      ? `De omzet ${covers} ${eachOf(years)} precies de kosten.`
      : `In ${last.year} ${covers} de omzet precies de kosten.`;
  }
  if (end < 0) {
    const always = `De kosten ${isPast ? 'waren' : 'zijn'} ${eachOf(years)} hoger dan de omzet; in ${last.year} ${is} het tekort ${last.loss}.`;
    return results.every((result) => result < 0) ? always : `In ${last.year} ${is} er een tekort van ${last.loss}.`;
  }
  const turn = results.findLastIndex((result) => result <= 0) + 1;
  if (turn === 0) return `Het resultaat ${is} ${eachOf(years)} positief, met ${last.result} in ${last.year}.`;
  if (turn === results.length - 1) return `In ${last.year} ${is} het resultaat ${last.result}.`;
  return `Vanaf ${amountsOf(words, years[turn]).year} ${is} het resultaat positief, met ${last.result} in ${last.year}.`;
}
