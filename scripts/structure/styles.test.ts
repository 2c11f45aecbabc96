import { expect, test } from 'vitest';
import { findingsWith } from './sound-tree.fixture.ts';
import { listedSheets } from './styles.ts';

const sheet = 'src/features/feed/components/post-card.module.css';
const block = '{\n  display: grid;\n  gap: 12px;\n  color: var(--ink);\n}\n';

test('the check accepts a style sheet that takes everything from the tokens', () => {
  const text = `.card { margin: -8px auto; padding: 1px 2px 4px calc(100% - 16px); border-radius: var(--radius-card) 50%; color: var(--ink);
  background: color-mix(in srgb, var(--leaf) 50%, transparent); font: 600 var(--size-small) / 1.5 var(--text); animation: come 180ms; }
@keyframes come { from { opacity: 0; } }
@media (min-width: 768px) and (max-width: 1099px) { .card { gap: 12px; } }
@media (width >= 480px) { .card::before { content: 'red, #fff; }'; } }
`;
  expect(findingsWith({ [sheet]: text })).toEqual([]);
});

test.each<[rule: string, text: string, finding: string]>([
  ['sizes of type are tokens', '.a { font-size: 0.9375rem; }', 'has a size of type off the scale: font-size: 0.9375rem.'],
  [
    'sizes of type are tokens, in the shorthand too',
    '.a { font: 600 15px / 1.5 var(--text); }',
    'has a size of type off the scale: font: 600 15px / 1.5 var(--text).',
  ],
  ['spaces go in steps of four', '.a { padding-inline: 14px; }', 'has a space off the scale: padding-inline: 14px.'],
  ['negative spaces go in steps of four', '.a { margin: 0 0 -6px; }', 'has a space off the scale: margin: 0 0 -6px.'],
  ['spaces in calc() go in steps of four', '.a { gap: calc(100% - 10px); }', 'has a space off the scale: gap: calc(100% - 10px).'],
  ['spaces are in pixels', '.a { row-gap: 1rem; }', 'has a space off the scale: row-gap: 1rem.'],
  [
    'media queries use three breakpoints',
    '@media (min-width: 1000px) { .a { top: 0; } }',
    'has another breakpoint: @media (min-width: 1000px).',
  ],
  [
    'a maximum width is one less than a breakpoint',
    '@media (max-width: 768px) { .a { top: 0; } }',
    'has another breakpoint: @media (max-width: 768px).',
  ],
  ['ranges use the three breakpoints', '@media (width < 700px) { .a { top: 0; } }', 'has another breakpoint: @media (width < 700px).'],
  ['colours are tokens', '.a { border: 1px solid #E4E6DD; }', 'has a colour of its own: border: 1px solid #E4E6DD.'],
  [
    'colours are tokens, not functions',
    '.a { background: rgb(15 21 18 / 45%); }',
    'has a colour of its own: background: rgb(15 21 18 / 45%).',
  ],
  ['colours are tokens, not names', '.a { color: white; }', 'has a colour of its own: color: white.'],
  ['corners are tokens', '.a { border-radius: 8px; }', 'has another corner: border-radius: 8px.'],
  [
    'skeletons are the kit’s',
    '.a { animation: pulse 1s infinite; }\n@keyframes pulse { to { opacity: 0.5; } }',
    'draws a skeleton of its own: @keyframes pulse.',
  ],
])('%s', (_rule, text, finding) => {
  expect(findingsWith({ [sheet]: `${text}\n` })).toEqual([expect.stringContaining(`${sheet}: ${finding}`)]);
});

test('the check refuses the same block in three places and accepts it in two', () => {
  const others = { 'src/app/shell/a.css': `.b ${block}`, 'src/app/shell/c.css': `.d ${block}` };

  expect(findingsWith(others)).toEqual([]);
  expect(findingsWith({ ...others, [sheet]: `.a ${block}` })).toEqual([expect.stringContaining('repeats 3 times: { display: grid;')]);
});

const listFile = 'docs/unconverted-styles.json';
const broken = '.a { gap: 10px; }\n';

/** So many style sheets that break a rule, and the list that excuses them. */
function listed(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, number) => `src/app/shell/sheet-${number}.css`);
  return { [listFile]: JSON.stringify(names), ...Object.fromEntries(names.map((name) => [name, broken])) };
}

test('the check excuses a listed style sheet until it keeps the rules', () => {
  const files = listed(listedSheets);
  const [list = '', first = '', ...others] = Object.keys(files);

  expect(findingsWith(files)).toEqual([]);
  const stale = `${listFile}: lists ${first}, which keeps the rules or is gone. Remove it from the list.`;
  expect(findingsWith({ ...files, [first]: '.a { gap: 12px; }\n' })).toEqual([stale]);
  expect(findingsWith(Object.fromEntries([list, ...others].map((name) => [name, files[name] ?? ''])))).toEqual([stale]);
});

test.each([
  ['longer', listedSheets + 1, 'Convert the new one instead.'],
  ['shorter', listedSheets - 1, 'Lower listedSheets in scripts/structure/styles.ts.'],
])('the check refuses a %s list of style sheets', (_than, count, advice) => {
  expect(findingsWith(listed(count))).toEqual([`${listFile}: lists ${count} style sheets, not ${listedSheets}. ${advice}`]);
});
