import fc from 'fast-check';
import { expect } from 'vitest';
import { documentFonts } from '../../../../platform/server/document-fonts.ts';
import { createLettering } from '../../../../platform/server/pdf/lettering.ts';
import { layOutDeck } from '../../documents/lay-out-deck.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { factsOf } from '../../facts/policy/facts-of.ts';
import { drawChart } from '../../pages/policy/draw-chart.ts';
import type { Box, Datum, Page } from '../../pages/policy/page.ts';
import { composeDeck } from '../../policy/compose-deck.ts';
import { isShown } from '../../policy/deck.ts';
import { keptFrom } from '../../policy/keep-written.ts';
import type { KeptSlides } from '../../policy/kept.ts';
import { slideNames } from '../../policy/slides.ts';
import { randomProject } from '../../writer/policy/random-project.fixture.ts';
import { writeSlide } from '../../writer/policy/write-deck.ts';
import type { DeckFile } from './deck-file.ts';
import { textsOf } from './deck-file.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPptx } from './draw-pptx.ts';
import { readPresentation, textsOfPdf } from './file-texts.fixture.ts';

const letter = createLettering(documentFonts);
const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '');
const runsOf = (text: string) => text.match(/[0-9]+/g) ?? [];

/** Fails for a random project with a digit in a file of its deck that is neither of a fact nor of a named rule. */
export async function checkRandomFiles({ projects }: { projects: number }): Promise<void> {
  const property = fc.asyncProperty(randomProject, async (project) => {
    expect(await strangeDigits(project)).toEqual([]);
  });
  await fc.assert(property, { numRuns: projects, endOnFailure: true });
}

/** Draws the files of a project's deck, and names each digit in them that is neither of a fact nor of a named rule. */
async function strangeDigits(project: DeckProject): Promise<string[]> {
  const deck = deckOf(project);
  const { slides } = deck;
  const pdf = textsOfPdf(await drawPdf(deck, letter(textsOf(deck))));
  const parts = await readPresentation(await drawPptx(deck));
  const shown = slides.map(({ page }) => page);
  return [
    ...differences(
      'PDF',
      pdf,
      shown.map((page) => page.boxes.flatMap((box) => wordsOf(box, true)).join(' ')),
    ),
    ...differences(
      'PPTX',
      partsOf(parts, 'slides/slide'),
      shown.map((page) => page.boxes.flatMap((box) => wordsOf(box, false)).join(' ')),
    ),
    ...differences(
      'notes',
      partsOf(parts, 'notesSlides/notesSlide'),
      slides.map(({ notes }, place) => `${notes} ${place + 1}`),
    ),
    ...strangeInCharts(parts, shown),
    ...strangeOnPages(project, slides),
  ];
}

function deckOf(project: DeckProject): DeckFile {
  const facts = factsOf(project);
  const kept = Object.fromEntries(
    slideNames.map((name) => [
      name,
      keptFrom(name, writeSlide(name, project, facts), { facts, before: undefined, keepsHandEdits: true, showsContact: true }),
    ]),
  ) satisfies KeptSlides;
  const composed = composeDeck(kept, project, { facts, showsContact: true });
  const source = { project, logo: null, picture: null };
  const look = { style: 'helder', colour: null, showsLogo: true } as const;
  const laidOut = layOutDeck(composed, { deck: look, source, facts });
  return {
    ...{ title: project.fields.title, author: project.ownerName, mark: '', madeAt: new Date(0), pictures: new Map(), watermark: null },
    look: laidOut.look,
    slides: laidOut.slides
      .filter(isShown)
      .map(({ page, notes, overflow }) => ({ page, notes: [notes, overflow].filter(Boolean).join('\n\n') })),
  };
}

/** The words of a box in the order in which files draw them. Presentations number lists themselves, and have charts as parts of their own. */
function wordsOf(box: Box, isPdf: boolean): string[] {
  switch (box.kind) {
    case 'text':
      return [box.text];
    case 'list':
      return box.items.flatMap((item, place) => (isPdf && box.isNumbered ? [`${place + 1}.`, item] : [item]));
    case 'table':
      return [...box.columns.map(({ label }) => label), ...box.rows.flat()];
    case 'circles':
    case 'parts':
    case 'bars':
    case 'lines':
      return isPdf || box.kind === 'circles' ? drawChart(box, box).flatMap((shape) => (shape.kind === 'label' ? [shape.text] : [])) : [];
    case 'area':
    case 'picture':
      return [];
  }
}

/** The parts of a presentation of one kind, in the order of their numbers, as the texts in them. */
function partsOf(parts: ReadonlyMap<string, string>, kind: string): string[] {
  const numbered = [...parts].flatMap(([name, xml]) => {
    const number = new RegExp(`^ppt/${kind}(\\d+)\\.xml$`).exec(name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), xml }];
  });
  return numbered
    .toSorted((one, other) => one.number - other.number)
    .map(({ xml }) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => text.replaceAll(/&#\d+;/g, '')).join(' '));
}

function differences(file: string, found: readonly string[], expected: readonly string[]): string[] {
  if (found.length !== expected.length) return [`${file} has ${found.length} pages instead of ${expected.length}`];
  return expected.flatMap((text, place) => {
    const [own, wanted] = [digitsOf(found[place] ?? ''), digitsOf(text)];
    return own === wanted ? [] : [`${file}, page ${place + 1}: ${own} instead of ${wanted}`];
  });
}

/** Charts of a presentation have the names and the numbers of the charts on the pages. */
function strangeInCharts(parts: ReadonlyMap<string, string>, pages: readonly Page[]): string[] {
  const data = pages.flatMap(({ boxes }) => boxes.flatMap(dataOf));
  const known = new Set(data.flatMap(({ label, value }) => [digitsOf(label), String(value)]));
  const charts = [...parts].filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  return charts.flatMap(([name, xml]) => {
    const values = [...xml.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value = '']) => value);
    return values
      .filter((value) => runsOf(value).length > 0 && !known.has(value) && !known.has(digitsOf(value)))
      .map((value) => `${name}: ${value}`);
  });
}

/** Digits on pages that stand in no fact, and are no number of a slide or step, nor the date of the version. */
function strangeOnPages(project: DeckProject, slides: DeckFile['slides']): string[] {
  const stated = [...factsOf(project).values()].map(({ shown }) => shown).join(' | ');
  const steps = Array.from({ length: 5 }, (_, place) => `${place + 1}`);
  return slides.flatMap(({ page, notes }, place) => {
    const known = [
      ...runsOf(stated),
      ...runsOf(project.versionOn).map((run) => `${Number(run)}`),
      ...steps,
      `${place + 1}`,
      `${slides.length}`,
    ];
    const said = [...page.boxes.flatMap((box) => wordsOf(box, true)), notes].flatMap(runsOf);
    // A text that is cut may end within a number.
    const isKnown = (run: string) => known.some((each) => each.startsWith(run));
    // The initials of a member whose first and last name begin with a digit.
    const isInitials = (run: string) => page.slide === 'team_slide' && run.length === 2 && [...run].every(isKnown);
    return said.filter((run) => !isKnown(run) && !isInitials(run)).map((run) => `page ${place + 1} says ${run}`);
  });
}

function dataOf(box: Box): Datum[] {
  if ('series' in box) return box.series.flatMap((row) => row.data);
  return 'data' in box ? box.data : [];
}
