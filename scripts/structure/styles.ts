import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CssRule, type Declaration, readCss } from './css-rules.ts';
import type { Finding } from './finding.ts';

/** Lists style sheets from before the scale (docs/decisions/026-the-kit.md). The list may only shrink. */
const listFile = 'docs/unconverted-styles.json';
/** The length of the list; lower it along with the list. */
export const listedSheets = 49;

/** The sheets that define the tokens, which may hold raw values. */
const definitions = new Set(['src/platform/web/style/tokens.css', 'src/platform/web/style/fonts.css']);
const skeletons = 'src/platform/web/kit/skeleton.module.css';

/** Widths that media queries may use, as a minimum or just below as a maximum. */
const breakpoints = [480, 768, 1100];
const spaces = /^(margin|padding|gap|row-gap|column-gap)(-|$)/;
/** Sizes for hairlines and for optical alignment. */
const hairlines = [1, 2];
const colourWords = 'white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|gold|navy|teal|lime|aqua|maroon|olive';
const colour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(^|[\\s,(])(${colourWords})($|[\\s,)])`,
  'i',
);
/** A block that occurs more often should be a component. */
const most = 2;

/** Checks that style sheets take sizes, spaces, breakpoints and colours from the tokens, and don't repeat each other. */
export function checkStyles(root: string, files: string[]): Finding[] {
  const listed = readList(root);
  const sheets = files.filter((file) => file.endsWith('.css') && !definitions.has(file)).map((file) => readSheet(root, file));
  const kept = sheets.filter(({ file }) => !listed.has(file));
  const stale = [...listed]
    .filter((file) => !sheets.some((sheet) => sheet.file === file && problemsOf(sheet).length > 0))
    .map((file) => ({ file: listFile, rule: `lists ${file}, which keeps the rules or is gone`, advice: 'Remove it from the list.' }));
  return [
    ...kept.flatMap((sheet) => [...new Set(problemsOf(sheet))].map((rule) => ({ file: sheet.file, rule, advice: adviceFor(rule) }))),
    ...findRepeated(kept),
    ...stale,
    ...checkLength(listed.size),
  ];
}

/** Without a list there is nothing left to convert. */
function checkLength(length: number): Finding[] {
  if (length === 0 || length === listedSheets) return [];
  const advice = length > listedSheets ? 'Convert the new one instead.' : 'Lower listedSheets in scripts/structure/styles.ts.';
  return [{ file: listFile, rule: `lists ${length} style sheets, not ${listedSheets}`, advice }];
}

type Sheet = { file: string; rules: CssRule[]; atRules: string[] };

function readSheet(root: string, file: string): Sheet {
  return { file, ...readCss(readFileSync(path.join(root, file), 'utf8')) };
}

function readList(root: string): Set<string> {
  try {
    const list: string[] = JSON.parse(readFileSync(path.join(root, listFile), 'utf8'));
    return new Set(list);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
}

function problemsOf({ file, rules, atRules }: Sheet): string[] {
  return [
    ...atRules.filter(isOffBreakpoint).map((rule) => `has another breakpoint: ${rule}`),
    ...rules.flatMap(({ declarations }) => declarations.flatMap(problemOf)),
    ...(file === skeletons ? [] : pulsesIn(rules)),
  ];
}

function isOffBreakpoint(rule: string): boolean {
  if (!/^@(media|container)\b/.test(rule)) return false;
  const allowed = breakpoints.flatMap((width) => [
    `min-width: ${width}px`,
    `max-width: ${width - 1}px`,
    `width >= ${width}px`,
    `width < ${width}px`,
  ]);
  const widths = rule.match(/(min-|max-)?width\s*(:|[<>]=?)\s*[\d.]+\w*/g) ?? [];
  return widths.some((width) => !allowed.includes(width));
}

function problemOf({ property, value }: Declaration): string[] {
  const written = `${property}: ${value}`;
  const problems: string[] = [];
  if (property === 'font-size' && !/^(var\(--size-[a-z]+\)|inherit)$/.test(value))
    problems.push(`has a size of type off the scale: ${written}`);
  if (property === 'font' && value !== 'inherit' && !/var\(--size-[a-z]+\)/.test(value))
    problems.push(`has a size of type off the scale: ${written}`);
  if (spaces.test(property) && isOffScale(value)) problems.push(`has a space off the scale: ${written}`);
  if (/^border(-\w+)*-radius$/.test(property) && !isRadius(value)) problems.push(`has another corner: ${written}`);
  if (!property.startsWith('--') && property !== 'content' && colour.test(withoutStrings(value)))
    problems.push(`has a colour of its own: ${written}`);
  return problems;
}

function isOffScale(value: string): boolean {
  if (/\d(rem|pt|cm|mm|in)\b/.test(value)) return true;
  return [...value.matchAll(/(?<![\w-])-?(\d*\.?\d+)px/g)].some(([, number]) => {
    const pixels = Number(number);
    return pixels % 4 !== 0 && !hairlines.includes(pixels);
  });
}

function isRadius(value: string): boolean {
  return value
    .split(/[\s/]+(?![^(]*\))/)
    .every((part) => /^(0|50%|999px|inherit|var\(--[\w-]+\)|calc\(var\(--radius-[\w-]+\)[^)]*\))$/.test(part));
}

/** Finds keyframes that only pulse the opacity: a skeleton outside of the kit. */
function pulsesIn(rules: CssRule[]): string[] {
  const endless = rules.flatMap(({ declarations }) =>
    declarations.flatMap(({ property, value }) =>
      /^animation(-name)?$/.test(property) && value.includes('infinite') ? value.split(' ') : [],
    ),
  );
  const names = new Set(rules.flatMap(({ around }) => around.flatMap((rule) => /^@keyframes ([\w-]+)/.exec(rule)?.[1] ?? [])));
  return [...names]
    .filter((name) => {
      const frames = rules.filter(({ around }) => around.includes(`@keyframes ${name}`)).flatMap(({ declarations }) => declarations);
      return endless.includes(name) && frames.every(({ property }) => property === 'opacity');
    })
    .map((name) => `draws a skeleton of its own: @keyframes ${name}`);
}

/** Finds blocks of three or more declarations that occur verbatim in three places. */
function findRepeated(sheets: Sheet[]): Finding[] {
  const places = new Map<string, string[]>();
  for (const { file, rules } of sheets) {
    for (const { selector, declarations } of rules) {
      if (declarations.length < 3) continue;
      const block = declarations.map(({ property, value }) => `${property}: ${value}`).join('; ');
      places.set(block, [...(places.get(block) ?? []), `${file} ${selector}`]);
    }
  }
  return [...places]
    .filter(([, found]) => found.length > most)
    .map(([block, [first = '', ...others]]) => ({
      file: first.slice(0, first.indexOf(' ')),
      rule: `repeats ${others.length + 1} times: { ${block} }, as ${others.join(', ')}`,
      advice: 'Use a component of src/platform/web/kit, or make one.',
    }));
}

function withoutStrings(value: string): string {
  return value.replaceAll(/'[^']*'|"[^"]*"|url\([^)]*\)/g, '');
}

function adviceFor(rule: string): string {
  if (rule.startsWith('has another breakpoint')) return `They are ${breakpoints.join(', ')}; max-width one less.`;
  if (rule.startsWith('has a space')) return 'Spaces are multiples of 4 px, and 1 or 2 for hairlines.';
  if (rule.startsWith('draws a skeleton')) return 'Use Skeleton of src/platform/web/kit.';
  return 'Use a token of src/platform/web/style/tokens.css.';
}
