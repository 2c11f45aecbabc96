import { slideTitles } from '../../policy/slides.ts';
import { cellPadding, letterings, lineHeightOf } from '../policy/lettering.ts';
import type { Datum, Place, Series } from '../policy/page.ts';
import { figureIn, listIn, type SlideContent, textIn } from './content.ts';
import { putTable } from './fit-table.ts';
import { columnsOf, frame, putHeading, putLabelledList, putSole } from './parts.ts';
import { type Sheet, type Writing, widthNeeded } from './sheet.ts';

const rows = [
  { name: 'Omzet', part: 'revenue' },
  { name: 'Kosten', part: 'costs' },
  { name: 'Resultaat', part: 'result' },
] as const;

const forecast = 'Prognose van de ondernemer';
const nameShare = 0.19;
/** Of the years when the texts stand beside them. */
const besideWidth = 720;

/** The years as bars above their figures, the result as a line, and what they rest on. */
export function layOutFinancials(sheet: Sheet, content: SlideContent): void {
  putHeading(sheet, slideTitles.financials_slide);
  const series = seriesIn(content);
  const texts = { summary: textIn(content, 'summary'), assumptions: listIn(content, 'assumptions') };
  const hasYears = (series[0]?.data.length ?? 0) > 0;
  if (!hasYears && texts.assumptions.length === 0) {
    putSole(sheet, texts.summary);
    return;
  }
  if (!hasYears) {
    const mark = sheet.mark();
    putTexts(sheet, texts, { ...frame, y: frame.top, height: frame.bottom - frame.top }, ['lead', 'body']);
    sheet.settle(mark, frame.top, frame.bottom);
    return;
  }
  putForecast(sheet);
  const needed = tableWidthOf(sheet, series);
  if (needed <= besideWidth) putBeside(sheet, series, texts);
  else putBelow(sheet, series, texts);
}

type Texts = { summary: string; assumptions: string[] };

/** The years at the left; at the right the texts, with the result as a line between them. */
function putBeside(sheet: Sheet, series: Series[], texts: Texts): void {
  putYears(sheet, series, { ...frame, y: frame.top, width: besideWidth, height: 484 });
  const x = frame.left + besideWidth + 52;
  const width = frame.right - x;
  const mark = sheet.mark();
  let y: number = frame.top;
  if (texts.summary !== '') y = sheet.text(texts.summary, { x, y, width, height: 190 }, { as: 'body' }) + 24;
  const result = series.filter(({ name }) => name === 'Resultaat');
  if ((result[0]?.data.length ?? 0) > 1) {
    sheet.put({ kind: 'lines', x, y, width, height: 150, label: 'Resultaat per jaar', series: result });
    y += 174;
  }
  putTexts(sheet, { ...texts, summary: '' }, { x, y, width, height: frame.bottom - y }, ['body', 'detail']);
  sheet.settle(mark, frame.top, frame.bottom);
}

/** The years across the slide, for amounts that need the room; the texts below. */
function putBelow(sheet: Sheet, series: Series[], { summary, assumptions }: Texts): void {
  const [left = frame, right = frame] = columnsOf(2, frame, 48);
  const height = summary === '' && assumptions.length === 0 ? 484 : 360;
  const y = putYears(sheet, series, { ...frame, y: frame.top, height }) + 20;
  const room = { y, height: frame.bottom - y };
  putTexts(sheet, { summary, assumptions: [] }, { ...left, ...room }, ['detail', 'detail']);
  putTexts(sheet, { summary: '', assumptions }, { ...(summary === '' ? left : right), ...room }, ['detail', 'detail']);
}

function putTexts(sheet: Sheet, { summary, assumptions }: Texts, { x, y, width, height }: Place, as: [Writing['as'], Writing['as']]): void {
  const bottom = y + height;
  const end = summary === '' ? y : sheet.text(summary, { x, y, width, height }, { as: as[0] }) + 24;
  if (assumptions.length === 0) return;
  putLabelledList(sheet, 'Aannames', assumptions, { x, y: end, width, height: bottom - end }, as[1]);
}

function seriesIn(content: SlideContent): Series[] {
  const years = [...content.facts.keys()].flatMap((id) => /^year:(\d{4}):revenue$/.exec(id)?.[1] ?? []).toSorted();
  return rows.map(({ name, part }) => ({
    name,
    data: years.flatMap((year): Datum[] => {
      const figure = figureIn(content, `year:${year}:${part}`);
      return figure === null ? [] : [{ label: year, value: figure.number, shown: figure.shown }];
    }),
  }));
}

/** Says whose forecast it is, at the right of the heading. */
function putForecast(sheet: Sheet): void {
  const width = widthNeeded(forecast, 'label') + 36;
  const place = { x: frame.right - width, y: 74, width, height: 42 };
  sheet.area(place, 'tint', 21);
  sheet.text(forecast, { ...place, y: place.y + 9, height: 26 }, { as: 'label', role: 'caption', ink: 'accent', align: 'middle' });
}

/** The width in which each amount stands on one line. */
function tableWidthOf(sheet: Sheet, series: Series[]): number {
  const amounts = series.flatMap(({ data }) => data.map(({ shown }) => widthNeeded(shown, sheet.nameOf('detail'))));
  const years = series[0]?.data.length ?? 0;
  return (years * (Math.max(...amounts) + 2 * cellPadding.x)) / (1 - nameShare);
}

/** The bars of each year above its column in the table. */
function putYears(sheet: Sheet, series: Series[], { x, y, width, height }: Place): number {
  const years = series[0]?.data.map(({ label }) => label) ?? [];
  const named = width * nameShare;
  const share = (1 - nameShare) / years.length;
  const columns = [{ label: '', share: nameShare }, ...years.map((label) => ({ label, share }))];
  const tableHeight = (rows.length + 1) * (lineHeightOf(letterings[sheet.nameOf('detail')]) + 2 * cellPadding.y) + 3;
  const bars = { x: x + named, y, width: width - named, height: height - tableHeight };
  sheet.put({ ...bars, kind: 'bars', label: 'Omzet en kosten per jaar', series: series.filter(({ name }) => name !== 'Resultaat') });
  const cells = series.map(({ name, data }) => [name, ...data.map(({ shown }) => shown)]);
  // Amounts beyond any forecast take a second line rather than lose a digit.
  return putTable(sheet, columns, cells, { x, y: y + bars.height, width, height: frame.bottom - y - bars.height }, { align: 'middle' });
}
