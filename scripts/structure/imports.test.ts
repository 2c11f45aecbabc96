import { expect, test } from 'vitest';
import { drawArrows } from './drawing.ts';
import { findingsWith, type RuleCase } from './sound-tree.fixture.ts';

test('a sound tree has no findings', () => {
  expect(findingsWith({})).toEqual([]);
});

test.each<RuleCase>([
  [
    'the product imports no rows of the access test',
    {
      'src/features/feed/handlers.ts': "import { feedAccess } from './access.ts';\nexport const feedHandlers = () => feedAccess;\n",
    },
    'src/features/feed/handlers.ts: imports src/features/feed/access.ts, the rows of the access test.',
  ],
  [
    'imports go down only',
    { 'src/platform/ids.ts': "import type { posts } from '../features/feed/tables.ts';\nexport type Posts = typeof posts;\n" },
    'src/platform/ids.ts: platform imports src/features/feed/tables.ts.',
  ],
  [
    'features do not import the app',
    {
      'src/features/feed/policy.ts': "import { server } from '../../app/server.ts';\nexport const canPost = server;\n",
      'src/app/server.ts': 'export const server = 1;\n',
    },
    'src/features/feed/policy.ts: features imports src/app/server.ts.',
  ],
  [
    'features import along the arrows',
    { 'src/features/accounts/handlers.ts': "import type { posts } from '../feed/tables.ts';\nexport type Posts = typeof posts;\n" },
    'src/features/accounts/handlers.ts: imports src/features/feed/tables.ts, but docs/arrows.json has no arrow accounts → feed.',
  ],
  [
    'every arrow is used',
    { 'src/features/feed/tables.ts': 'export const posts = {};\n' },
    'docs/arrows.json: nothing uses the arrow feed → accounts.',
  ],
  [
    'every feature is in the data file',
    { 'src/features/agenda/contract.ts': 'export const agenda = {};\n' },
    'docs/arrows.json: src/features/agenda is missing.',
  ],
  [
    'only tests use the test server',
    { 'src/app/server.ts': "import { startTestServer } from './testing/test-server.ts';\nexport const start = startTestServer;\n" },
    'src/app/server.ts: imports src/app/testing/test-server.ts, which is for tests.',
  ],
  [
    'the product uses no factories',
    {
      'src/features/feed/factory.ts': 'export const makePost = () => 1;\n',
      'src/features/feed/handlers.ts': "export const post = () => import('./factory.ts');\n",
    },
    'src/features/feed/handlers.ts: imports src/features/feed/factory.ts, which makes data for tests and the demo.',
  ],
  [
    'web files import no server files',
    { 'src/features/feed/hooks.ts': "import { posts } from './tables.ts';\nexport const usePosts = () => posts;\n" },
    'src/features/feed/hooks.ts: the browser would load server code: src/features/feed/hooks.ts → src/features/feed/tables.ts.',
  ],
  [
    'web files import no server files through others',
    {
      'src/app/formats.ts': "import { randomUUID } from 'node:crypto';\nexport const id = randomUUID;\n",
      'src/app/shell/header.tsx': "import { id } from '../formats.ts';\nexport const Header = id;\n",
    },
    'src/app/shell/header.tsx: the browser would load server code: src/app/shell/header.tsx → src/app/formats.ts → node:crypto.',
  ],
  [
    'web files import no schemas',
    {
      'src/features/feed/contract.ts': 'export const post = 1;\n',
      'src/features/feed/view/check.ts': "import { post } from '../contract.ts';\nexport const check = post;\n",
    },
    'src/features/feed/view/check.ts: the browser would load the schemas of src/features/feed/contract.ts.',
  ],
  [
    'one module imports @orpc/contract',
    { 'src/features/feed/contract.ts': "import { oc } from '@orpc/contract';\nexport const feed = oc;\n" },
    "src/features/feed/contract.ts: imports '@orpc/contract' as a value.",
  ],
  [
    'a feature calls only parts of the contract that its arrows lead to',
    { 'src/features/accounts/hooks.ts': 'export const usePosts = () => useApi().posts.listPosts;\n' },
    'src/features/accounts/hooks.ts: calls api.posts, but docs/arrows.json has no arrow accounts → feed.',
  ],
  [
    'a feature calls no keys of other parts either',
    { 'src/features/accounts/view/keys.ts': 'export const keyOf = (api: { posts: { key(): string } }) => api.posts.key();\n' },
    'src/features/accounts/view/keys.ts: calls api.posts, but docs/arrows.json has no arrow accounts → feed.',
  ],
  [
    'a feature calls no other parts through a variable',
    { 'src/features/accounts/hooks.ts': "const contract = useApi();\nexport const usePosts = () => contract['posts'];\n" },
    'src/features/accounts/hooks.ts: calls api.posts, but docs/arrows.json has no arrow accounts → feed.',
  ],
  [
    'a feature calls no other parts by destructuring',
    { 'src/features/accounts/hooks.ts': 'export function usePosts() {\n  const { posts } = useApi();\n  return posts;\n}\n' },
    'src/features/accounts/hooks.ts: calls api.posts, but docs/arrows.json has no arrow accounts → feed.',
  ],
  [
    'modules form no cycles',
    {
      'src/platform/first.ts': "import { second } from './second.ts';\nexport const first = () => second;\n",
      'src/platform/second.ts': "import { third } from './third.ts';\nexport const second = () => third;\n",
      'src/platform/third.ts': "import { first } from './first.ts';\nexport const third = () => first;\n",
    },
    'src/platform/first.ts: imports itself: src/platform/first.ts → src/platform/second.ts → src/platform/third.ts → src/platform/first.ts.',
  ],
  [
    'type imports form no cycles',
    {
      'src/platform/disk.ts': "import type { Storage } from './storage.ts';\nexport const disk: Storage = {};\n",
      'src/platform/storage.ts': "import { disk } from './disk.ts';\nexport type Storage = Partial<typeof disk>;\n",
    },
    'src/platform/disk.ts: imports itself: src/platform/disk.ts → src/platform/storage.ts → src/platform/disk.ts.',
  ],
  [
    'web files import no index of a search',
    {
      'src/features/feed/search.ts': 'export const indexPost = 1;\n',
      'src/features/feed/view/search.ts': 'export const filters = 1;\n',
      'src/features/feed/hooks.ts':
        "import { indexPost } from './search.ts';\nimport { filters } from './view/search.ts';\nexport const usePosts = () => [indexPost, filters];\n",
    },
    'src/features/feed/hooks.ts: the browser would load server code: src/features/feed/hooks.ts → src/features/feed/search.ts.',
  ],
  [
    'view/ imports no server files',
    { 'src/features/feed/view/posts.ts': "import { posts } from '../tables.ts';\nexport const shown = posts;\n" },
    'src/features/feed/view/posts.ts: the browser would load server code: src/features/feed/view/posts.ts → src/features/feed/tables.ts.',
  ],
  [
    'web files import nothing of documents/',
    {
      'src/features/feed/documents/draw-post.ts': 'export const drawPost = 1;\n',
      'src/features/feed/texts.ts': "import { drawPost } from './documents/draw-post.ts';\nexport const text = drawPost;\n",
    },
    'src/features/feed/texts.ts: the browser would load server code: src/features/feed/texts.ts → src/features/feed/documents/draw-post.ts.',
  ],
  [
    'the drawing shows the current arrows',
    { 'docs/architecture.md': '# Map\n\n<!-- arrows -->\nfeed\n<!-- /arrows -->\n' },
    'docs/architecture.md: draws other arrows than docs/arrows.json.',
  ],
])('%s', (_rule, files, finding) => {
  expect(findingsWith(files)).toEqual([expect.stringContaining(finding)]);
});

test('the check finds each of several import cycles', () => {
  const findings = findingsWith({
    'src/platform/middle.ts': "import './left.ts';\nimport './right.ts';\n",
    'src/platform/left.ts': "import './middle.ts';\n",
    'src/platform/right.ts': "import './middle.ts';\n",
  });

  expect(findings).toEqual([expect.stringContaining('left.ts'), expect.stringContaining('right.ts')]);
});

test('the check ignores calls in tests', () => {
  const call = 'export const listPosts = (api: { posts: { listPosts(): void } }) => api.posts.listPosts();\n';

  expect(findingsWith({ 'src/features/accounts/sign-in.test.ts': call })).toEqual([]);
});

test('the check refuses arrows in a circle', () => {
  const circular = { accounts: ['feed'], feed: ['accounts'] };
  const findings = findingsWith({
    'docs/arrows.json': JSON.stringify(circular),
    'docs/architecture.md': `<!-- arrows -->\n${drawArrows(circular)}<!-- /arrows -->\n`,
    'src/features/accounts/handlers.ts': "import type { posts } from '../feed/tables.ts';\nexport type Posts = typeof posts;\n",
  });

  expect(findings).toEqual([expect.stringContaining('the arrows make a circle: accounts → feed → accounts.')]);
});
