import { expect, test } from 'vitest';
import { findingsWith, type RuleCase } from './sound-tree.fixture.ts';

test.each<RuleCase>([
  [
    'a file in hooks/ exports a hook',
    { 'src/features/feed/hooks/sorting.ts': 'export const byNewest = (a: number, b: number) => b - a;\n' },
    'src/features/feed/hooks/sorting.ts: holds no hook.',
  ],
  [
    'a file in queries/ reads the database',
    { 'src/features/feed/queries/words.ts': "export const joinNames = (names: string[]) => names.join(', ');\n" },
    'src/features/feed/queries/words.ts: holds no query.',
  ],
  [
    'a file in commands/ writes to the database',
    { 'src/features/feed/commands/words.ts': "export const joinNames = (names: string[]) => names.join(', ');\n" },
    'src/features/feed/commands/words.ts: holds no command.',
  ],
  [
    'a feature holds a closed set of names',
    { 'src/features/feed/service.ts': 'export const service = 1;\n' },
    'src/features/feed/service.ts: is not among the names of a feature folder.',
  ],
  [
    'sub-areas hold the same set',
    { 'src/features/feed/polls/contract.ts': 'export const polls = 1;\n', 'src/features/feed/polls/vote.ts': 'export const vote = 1;\n' },
    'src/features/feed/polls/vote.ts: is not among the names of a feature folder.',
  ],
  [
    'a name is a file or a folder, not both',
    { 'src/features/feed/commands.ts': 'export const like = (db: { execute(): void }) => db.execute();\n' },
    "src/features/feed/commands/create-post.ts: stands beside a file with its folder's name.",
  ],
  [
    'a file exports one component',
    { 'src/features/feed/components/list.tsx': 'export const List = () => <ul />;\nexport const Item = () => <li />;\n' },
    'src/features/feed/components/list.tsx: exports more than one component.',
  ],
  [
    'view/ holds files alone',
    { 'src/features/feed/view/deep/words.ts': 'export const words = 1;\n' },
    'src/features/feed/view/deep/words.ts: is not among the names of a feature folder.',
  ],
  [
    'names say what a file holds',
    { 'src/platform/text-utils.ts': 'export const text = 1;\n' },
    "src/platform/text-utils.ts: 'utils' says nothing about what it holds.",
  ],
  [
    'names of scripts say what a file holds',
    { 'scripts/helpers.ts': 'export const text = 1;\n' },
    "scripts/helpers.ts: 'helpers' says nothing about what it holds.",
  ],
  [
    'no file is an index',
    { 'src/platform/web/index.ts': 'export const web = 1;\n' },
    'src/platform/web/index.ts: index files are barrels.',
  ],
  [
    'no file re-exports another',
    { 'src/platform/web/all.ts': "export { theme } from './theme.ts';\n" },
    'src/platform/web/all.ts: passes on ./theme.ts, like a barrel.',
  ],
  [
    'names are in kebab-case',
    { 'src/platform/web/themeColours.ts': 'export const colours = 1;\n' },
    'src/platform/web/themeColours.ts: is not in kebab-case.',
  ],
  ['src has three floors', { 'src/lib/colours.ts': 'export const colours = 1;\n' }, 'src/lib/colours.ts: is on none of the three floors.'],
  ['files are short', { 'src/platform/web/long.css': 'p {}\n'.repeat(251) }, 'src/platform/web/long.css: has 251 lines, more than 250.'],
])('%s', (_rule, files, finding) => {
  expect(findingsWith(files)).toEqual([expect.stringContaining(finding)]);
});
