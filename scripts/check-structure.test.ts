import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkStructure } from './structure/check.ts';
import { drawArrows } from './structure/drawing.ts';
import { formatFinding } from './structure/finding.ts';
import { mostListed } from './structure/styles.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const arrows = { accounts: [], feed: ['accounts'] };
const sound = {
  'docs/arrows.json': JSON.stringify(arrows),
  'docs/architecture.md': `# Map\n\n<!-- arrows -->\n${drawArrows(arrows)}<!-- /arrows -->\n`,
  'src/platform/contract.ts': "import { oc } from '@orpc/contract';\nexport const procedure = oc;\n",
  'src/platform/server/database.ts': "import pg from 'pg';\nexport const pool = new pg.Pool().on('error', () => undefined);\n",
  'src/platform/web/theme.ts': 'export const theme = {};\n',
  'src/features/accounts/tables.ts': 'export const accounts = {};\n',
  'src/features/feed/tables.ts': "import { accounts } from '../accounts/tables.ts';\nexport const posts = { accounts };\n",
  'src/features/feed/commands/create-post.ts':
    "import { pool } from '../../../platform/server/database.ts';\nexport const createPost = () => pool.query('insert into posts default values');\n",
  'src/features/feed/components/post-card.tsx':
    "import type { createPost } from '../commands/create-post.ts';\nexport function PostCard(props: { create: typeof createPost }) { return <p>{String(props)}</p>; }\n",
  'src/features/feed/posts.test.ts': "import { startTestServer } from '../../app/testing/test-server.ts';\nstartTestServer();\n",
  'src/app/testing/test-server.ts': 'export const startTestServer = () => process.env.TEST_DATABASE_URL;\n',
  'src/app/contract.ts':
    "import { accountsContract } from '../features/accounts/contract.ts';\nimport { postsContract } from '../features/feed/contract.ts';\nexport const contract = { accounts: accountsContract, posts: postsContract };\n",
  'src/features/accounts/contract.ts': 'export const accountsContract = {};\n',
  'src/features/feed/contract.ts': 'export const postsContract = {};\n',
  'src/features/feed/view/feed.ts':
    "import { useApi } from '../../../platform/web/data/use-api.ts';\nexport const shown = (api: ReturnType<typeof useApi>) => [api.posts.listPosts, api.accounts.readMe];\n",
  'src/platform/web/data/use-api.ts': 'export const useApi = () => ({ accounts: { readMe: 1 }, posts: { listPosts: 1 } });\n',
  'src/features/feed/access.ts':
    "import { signedIn } from '../../app/testing/procedure-rows.ts';\nexport const feedAccess = { listPosts: signedIn('ok') };\n",
  'src/app/testing/procedure-rows.ts': 'export const signedIn = (answer: string) => ({ answer });\n',
  'src/app/testing/access-rows.ts':
    "import { feedAccess } from '../../features/feed/access.ts';\nexport const accessRows = { feed: feedAccess };\n",
  'src/app/routes/$.tsx': "import { PostCard } from '../../features/feed/components/post-card.tsx';\nexport const Route = PostCard;\n",
};

/** Returns the findings of a sound tree with these files added or replaced. */
function findingsWith(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'kiem-structure-'));
  roots.push(root);
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return checkStructure(root).map(formatFinding);
}

test('a sound tree has no findings', () => {
  expect(findingsWith({})).toEqual([]);
});

test.each<[rule: string, files: Record<string, string>, finding: string]>([
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
    'a converted file leaves the list of unconverted rooms',
    { 'docs/unconverted-rooms.json': '["src/features/feed/commands/create-post.ts"]' },
    'docs/unconverted-rooms.json: lists src/features/feed/commands/create-post.ts, which keeps the rule or is gone.',
  ],
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
    'only threads import packages that block',
    { 'src/features/feed/handlers.ts': "export const estimator = import('@zxcvbn-ts/core');\n" },
    'src/features/feed/handlers.ts: imports @zxcvbn-ts/core on the main thread.',
  ],
  [
    'nobody imports the module of a thread',
    {
      'src/features/feed/handlers.ts': "import { score } from './tokens/score.thread.ts';\nexport const read = score;\n",
      'src/features/feed/tokens/score.thread.ts': "import '@zxcvbn-ts/core';\nexport const score = 1;\n",
    },
    'src/features/feed/handlers.ts: imports the thread ./tokens/score.thread.ts.',
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
    'every promise of the server has an owner',
    { 'src/platform/server/chores.ts': 'export const run = (work: () => Promise<void>) => { void work(); };\n' },
    'src/platform/server/chores.ts: throws a result away with void.',
  ],
  [
    'a timer takes no async function',
    { 'src/features/feed/background.ts': 'setInterval(async () => {}, 1000);\n' },
    'src/features/feed/background.ts: gives an async function to setInterval.',
  ],
  [
    'one module writes answers',
    { 'src/app/feed-file.ts': 'export const send = (response: { end(text: string): void }) => response.end("x");\n' },
    'src/app/feed-file.ts: writes an answer itself (end).',
  ],
  [
    'one module writes answers, whatever the name of the response',
    { 'src/app/feed-file.ts': 'export const send = (it: { writeHead(status: number): void }) => it.writeHead(200);\n' },
    'src/app/feed-file.ts: writes an answer itself (writeHead).',
  ],
  [
    'one module pipes into answers',
    {
      'src/app/feed-file.ts':
        "import * as streams from 'node:stream';\nexport const send = (file: never, response: never) => streams.pipeline(file, response);\n",
    },
    'src/app/feed-file.ts: writes an answer itself (pipeline).',
  ],
  [
    'clients of services have an error listener',
    { 'src/platform/server/queue.ts': "import pg from 'pg';\nexport const client = new pg.Client();\n" },
    "src/platform/server/queue.ts: makes Client without on('error').",
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
    'view/ holds files alone',
    { 'src/features/feed/view/deep/words.ts': 'export const words = 1;\n' },
    'src/features/feed/view/deep/words.ts: is not among the names of a feature folder.',
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
    'only scripts read the environment',
    { 'src/platform/server/log.ts': 'export const level = process.env.LOG_LEVEL;\n' },
    'src/platform/server/log.ts: reads the environment.',
  ],
  [
    'only scripts destructure the environment',
    { 'src/platform/server/log.ts': "import { env } from 'node:process';\nexport const level = env.LOG_LEVEL;\n" },
    'src/platform/server/log.ts: reads the environment.',
  ],
  ...[
    [
      'read',
      "import type { IncomingMessage } from 'node:http';\nexport const of = (request: IncomingMessage) => request.headers.cookie;\n",
    ],
    ['taken apart', 'export const of = ({ headers: { cookie } }: Request) => cookie;\n'],
    ['asked for by name', "export const of = (request: Request) => request.headers.get('Cookie');\n"],
    ['set', "export const set = (response: Response) => response.headers.append('set-cookie', 'kiem_session=x');\n"],
    ['set in a list of headers', "export const headers = { Cookie: 'kiem_session=x' };\n"],
    ['set by a library', "import { setCookie } from 'hono/cookie';\nexport const set = setCookie;\n"],
    ['named', "export const name = '__Host-kiem_session';\n"],
  ].map<[string, Record<string, string>, string]>(([how, text = '']) => [
    `one module touches cookies: ${how} elsewhere`,
    { 'src/platform/server/http/session.ts': text },
    'src/platform/server/http/session.ts: reads or sets a cookie by itself.',
  ]),
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

test('the check excuses a listed style sheet until it keeps the rules', () => {
  const list = { 'docs/unconverted-styles.json': JSON.stringify([sheet]) };

  expect(findingsWith({ ...list, [sheet]: '.a { gap: 10px; }\n' })).toEqual([]);
  const stale = `docs/unconverted-styles.json: lists ${sheet}, which keeps the rules or is gone. Remove it from the list.`;
  expect(findingsWith({ ...list, [sheet]: '.a { gap: 12px; }\n' })).toEqual([stale]);
  expect(findingsWith(list)).toEqual([stale]);
});

test('the check refuses a longer list of style sheets', () => {
  const names = Array.from({ length: mostListed + 1 }, (_, number) => `src/app/shell/sheet-${number}.css`);
  const sheets = Object.fromEntries(names.map((name) => [name, '.a { gap: 10px; }\n']));

  const findings = findingsWith({ 'docs/unconverted-styles.json': JSON.stringify(names), ...sheets });

  expect(findings).toEqual([
    `docs/unconverted-styles.json: lists ${mostListed + 1} style sheets, more than ${mostListed}. Convert the new one instead.`,
  ]);
});

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
