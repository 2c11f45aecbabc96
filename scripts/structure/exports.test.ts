import { expect, test } from 'vitest';
import { checkExports } from './exports.ts';
import { findingsWith, importingAll } from './sound-tree.fixture.ts';
import { parseSource } from './source-tree.ts';

const file = 'src/platform/prices.ts';
const source = parseSource(file, 'export const price = price2();\nexport type Euro = number;\nfunction price2(): Euro {\n  return 1;\n}\n');

/** The exports of a file that another one leaves unused. */
function unusedBeside(text: string, other = 'src/platform/shop.ts'): string[] {
  const findings = checkExports([source], [parseSource(other, text)]);
  return findings.map(({ rule }) => /^exports (\w+), which no other file imports$/.exec(rule)?.[1] ?? rule);
}

test.each([
  ["import { price } from './prices.ts';", ['Euro']],
  ["import { price as cost, type Euro } from './prices.ts';", []],
  ["import type { Euro } from './prices.ts';", ['price']],
  ["import './prices.ts';", ['price', 'Euro']],
  ["import { price } from './other.ts';", ['price', 'Euro']],
  ["import * as prices from './prices.ts';", []],
  ["export * from './prices.ts';", []],
  ["export * as prices from './prices.ts';", []],
  ["export { price as cost } from './prices.ts';", ['Euro']],
  ["const { price } = await import('./prices.ts');", ['Euro']],
  ["const { price: cost } = await import('./prices.ts');", ['Euro']],
  ["const { ...prices } = await import('./prices.ts');", []],
  ["const prices = await import('./prices.ts');", []],
  ["const cost = (await import('./prices.ts')).price;", ['Euro']],
  ["const cost = (await import('./prices.ts'))['price'];", []],
  ["import('./prices.ts').then(({ price }) => price);", ['Euro']],
  ["import('./prices.ts').then((prices) => prices.price);", []],
  ["import('./prices.ts').then(show);", []],
  ["const [{ price }] = await Promise.all([import('./prices.ts')]);", []],
  ["const load = () => import('./prices.ts');", []],
  ['const load = () => import(`./prices.ts`);', []],
  ["type Cost = import('./prices.ts').Euro;", ['price']],
  ["type Cost = typeof import('./prices.ts').price;", ['Euro']],
  ["type Prices = typeof import('./prices.ts');", []],
  ["declare module './prices.ts' { interface Euro {} }", []],
])('a file with %s leaves %j unused', (text, unused) => {
  expect(unusedBeside(text)).toEqual(unused);
});

test('a file in another folder uses an export too, and the file itself doesn’t', () => {
  expect(unusedBeside("import { price } from '../src/platform/prices.ts';", 'e2e/shop.spec.ts')).toEqual(['Euro']);
  expect(unusedBeside("import { price } from './prices.ts';", file)).toEqual(['price', 'Euro']);
});

test('exports that tools find by their file need no import', () => {
  const found = [
    ['src/features/feed/tables.ts', 'export const posts = 1;'],
    ['src/app/routes/feed.tsx', 'export const Route = 1;'],
    ['src/app/router.tsx', 'export const getRouter = 1;'],
    ['scripts/build-for-tests.ts', 'export default 1;'],
  ].map(([path = '', text = '']) => parseSource(path, text));

  expect(checkExports(found, [])).toEqual([]);
  expect(checkExports([parseSource('src/app/routes/feed.tsx', 'export const words = 1;')], [])).toHaveLength(1);
});

test('the check refuses an export of a tree that no other file imports', () => {
  const finding = 'src/platform/web/theme.ts: exports theme, which no other file imports. Remove `export`, or what nothing uses.';

  expect(findingsWith({ [importingAll]: '' })).toContain(finding);
  expect(findingsWith({ [importingAll]: "import { theme } from '../src/platform/web/theme.ts';\n" })).not.toContain(finding);
});
