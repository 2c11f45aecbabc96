import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

const { metrics } = slideFields.traction_slide;
const [figureColumn, labelColumn] = metrics.columns;

/** Counted figures, and lessons of the first version. */
export function writeTraction(words: Words, { fields: { plan } }: DeckProject): WrittenSlide {
  const slide = startSlide('traction_slide', words);
  const counted = [...plan.metrics.keys()].map((position) => metricOf(words, position));
  slide.rows(
    'metrics',
    counted.slice(0, metrics.items).map(({ row }) => row),
  );
  slide.quote('mvp_results', 'traction', 'mvpResults');
  slide.note(
    'Cijfers',
    counted.flatMap(({ whole, isWhole }, position) => (isWhole && position < metrics.items ? [] : [whole])),
  );
  return slide.finish();
}

type Counted = { row: [figure: string, label: string]; whole: string; isWhole: boolean };

/** A figure with its unit, and what it counts, with the day. */
function metricOf({ say, shown, line, number }: Words, position: number): Counted {
  const id = `metric:${position}`;
  const [value, unit, label, date] = [say(`${id}:value`), say(`${id}:unit`), say(`${id}:label`), say(`${id}:date`)];
  const withUnit = figureOf(value, unit, shown(unit));
  const isSaid = shown(label).toLocaleLowerCase('nl').includes(shown(unit).toLocaleLowerCase('nl'));
  // '1 klanten' reads wrong, and an owner's word has no singular that we know; '118 cursisten' above 'Cursisten' says it twice.
  const isOne = Math.abs(number(`${id}:value`) ?? 0) === 1 && /^\p{L}+(?:en|s)$/u.test(shown(unit));
  const isEcho = shown(unit).toLocaleLowerCase('nl') === shown(label).toLocaleLowerCase('nl');
  const isApart = isOne || isEcho || shown(withUnit).length > figureColumn.length;
  const aside = [isApart && !isSaid ? unit : '', date].filter((part) => part !== '').join(', ');
  const said = aside === '' ? label : `${label} (${aside})`;
  const isWhole = shown(said).length <= labelColumn.length;
  return { row: [isApart ? value : withUnit, isWhole ? said : line(`${id}:label`)], whole: `${label}: ${withUnit}`, isWhole };
}

function figureOf(value: string, unit: string, shownUnit: string): string {
  if (unit === '') return value;
  if (shownUnit === '%') return `${value}%`;
  if (/^(?:€|eur|euro)$/i.test(shownUnit)) return `€\u00a0${value}`;
  return `${value} ${unit}`;
}
