import { expect, test } from 'vitest';
import { findingsWith, type RuleCase } from './sound-tree.fixture.ts';

test.each<RuleCase>([
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
    'only scripts read the environment',
    { 'src/platform/server/log.ts': 'export const level = process.env.LOG_LEVEL;\n' },
    'src/platform/server/log.ts: reads the environment.',
  ],
  [
    'only scripts destructure the environment',
    { 'src/platform/server/log.ts': "import { env } from 'node:process';\nexport const level = env.LOG_LEVEL;\n" },
    'src/platform/server/log.ts: reads the environment.',
  ],
  [
    'no feature refuses a call as signed out by itself',
    {
      'src/features/feed/handlers.ts': "import { ORPCError } from '@orpc/server';\nexport const refusal = new ORPCError('UNAUTHORIZED');\n",
    },
    'src/features/feed/handlers.ts: refuses a call as signed out by itself.',
  ],
  [
    'no file parses the target of a request with new URL',
    {
      'src/app/feed-file.ts':
        "export const tokenOf = (request: { url?: string }) => new URL(request.url ?? '/', 'http://localhost').searchParams.get('token');\n",
    },
    'src/app/feed-file.ts: parses the target of a request with new URL.',
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
])('%s', (_rule, files, finding) => {
  expect(findingsWith(files)).toEqual([expect.stringContaining(finding)]);
});

test('the check accepts new URL for a whole address', () => {
  const text = 'export const pathOf = (request: Request) => new URL(request.url).pathname;\n';

  expect(findingsWith({ 'src/app/feed-file.ts': text })).toEqual([]);
});
