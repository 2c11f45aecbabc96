import { expect, test } from 'vitest';
import { findingsWith } from './sound-tree.fixture.ts';

const rules = { 'docs/product.md': '# Rules\n\n## Network\n\nTwo.\n', 'docs/decisions/014-blocks.md': '# 014 Blocks\n' };
const citing = 'src/features/feed/policy.ts';

test.each<[rule: string, text: string, cited: string]>([
  ['a missing document', '/** Asked twice (platform.md). */', 'platform.md'],
  ['a document of another folder', '// See ../shared/look.md.', '../shared/look.md'],
  ['a numbered decision', '/** Hidden at once (decision 15). */', 'decision 15'],
  ['several numbered decisions', '/** Hidden at once (decisions 13 and 14). */', 'decisions 13'],
  ['a numbered decision over two lines', '/**\n * Hidden at once (decision\n * 15).\n */', 'decision 15'],
  ['an issue', '// Issue #11 asks for it.', 'Issue #11'],
  ['a section without a document', '/** Trimmed (§5). */', '§5'],
  ['a missing decision record', '// See docs/decisions/099.', 'docs/decisions/099'],
  ['a record under another name', '// See docs/decisions/014-locks.md.', 'docs/decisions/014-locks.md'],
  ['a missing file of docs', '// See docs/words.json.', 'docs/words.json'],
  ['a heading that does not exist', '/** Both ways (docs/product.md, Networks). */', 'docs/product.md, Networks'],
])('the check refuses a citation of %s', (_rule, text, cited) => {
  const finding = (file: string) => [expect.stringContaining(`${file}: cites ${cited}. `)];

  expect(findingsWith({ ...rules, [citing]: `${text}\nexport const most = 1;\n` })).toEqual(finding(citing));
  expect(findingsWith({ ...rules, '.ci/run': `${text}\n` })).toEqual(finding('.ci/run'));
});

test.each<[file: string, text: string, cited: string]>([
  ['e2e/feed.spec.ts', "test('a post shows (decision 21)', () => {});\n", 'decision 21'],
  ['src/app/shell/header.module.css', '/* As look.md has it. */\n', 'look.md'],
  ['migrations/0001_posts.sql', '-- As decision\n-- 22 has it.\n', 'decision 22'],
  ['README.md', 'Read [the rules](docs/rules.md).\n', 'docs/rules.md'],
  ['docs/decisions/015-pairs.md', 'A pair ([decision 023](023-pairs.md)).\n', '023-pairs.md'],
  ['vite.config.ts', '// quality.md\n', 'quality.md'],
])('the check reads citations in %s', (file, text, cited) => {
  expect(findingsWith({ ...rules, [file]: text })).toEqual([expect.stringContaining(`${file}: cites ${cited}. `)]);
});

test('the check accepts references to decision records, headings, laws and RFCs', () => {
  const text = `/**
 * Both ways (docs/product.md, Network and docs/decisions/014), see docs/decisions/014-blocks.md and docs/arrows.json.
 * Folded at 75 octets (RFC 5545 §3.1), as Regulation (EU) 2016/679, article 20 § 1 has it; see /api/docs/reference.css.
 */
export const most = 1;
`;
  const links =
    'Why: [decision 014](decisions/014-blocks.md), [rules](product.md#network), [RFC](https://www.rfc-editor.org/rfc/rfc5545).\n';

  expect(findingsWith({ ...rules, [citing]: text, 'docs/operations.md': links })).toEqual([]);
});
