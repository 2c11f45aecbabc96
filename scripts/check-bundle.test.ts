import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { measureFirstLoads } from './bundle/first-load.ts';
import { findLeaks, settingNamesIn } from './bundle/leaks.ts';
import { judgeFirstLoads } from './bundle/limits.ts';

test('the first load counts the files of a page, its parent routes and all their static imports', () => {
  const files = {
    'entry.js': 'import "./shared.js"; import("./later.js");',
    'shared.js': 'export const shared = 1;',
    'later.js': 'export const later = 1;',
    'feed.js': 'export { shared } from "./shared.js"; export const feed = 1;',
    'all.css': 'p { color: red }',
    'feed.css': 'b { color: red }',
  };
  const client = mkdtempSync(path.join(tmpdir(), 'kiem-bundle-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(path.join(client, 'assets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(client, 'assets', file), text);
  const size = (...names: (keyof typeof files)[]) => names.reduce((total, name) => total + gzipSync(files[name], { level: 9 }).length, 0);

  const loads = measureFirstLoads(
    {
      routes: {
        __root__: { children: ['/', '/_app'], css: ['/assets/all.css'], scripts: [{ attrs: { src: '/assets/entry.js' } }] },
        '/': {},
        '/_app': { children: ['/_app/feed/'] },
        '/_app/feed/': { preloads: [{ href: '/assets/feed.js' }], css: ['/assets/feed.css'] },
      },
    },
    client,
  );

  expect(loads).toEqual([
    { route: '/', files: 3, js: size('entry.js', 'shared.js'), css: size('all.css') },
    { route: '/feed', files: 5, js: size('entry.js', 'shared.js', 'feed.js'), css: size('all.css', 'feed.css') },
  ]);
});

test('the check fails loads above their limits', () => {
  const lists = ['/projecten', '/banen', '/talent'].map((route) => ({ route, files: 28, js: 160_000, css: 1 }));
  const { table, failures } = judgeFirstLoads([
    ...lists,
    { route: '/', files: 28, js: 160_001, css: 20_000 },
    { route: '/feed', files: 28, js: 190_000, css: 20_001 },
    { route: '/projecten/$projectId', files: 28, js: 190_000, css: 1 },
    { route: '/agenda', files: 29, js: 250_000, css: 100 },
  ]);

  expect(failures).toEqual([
    '/ loads 160.0 kB of JavaScript, more than 160 kB.',
    '/feed loads 20.0 kB of CSS, more than 20 kB.',
    '/agenda loads 29 scripts and styles, more than 28.',
  ]);
  expect(table).toMatch(/\/feed +190.0 kB JavaScript of 190/);
});

test('the check fails a limit without its page', () => {
  const found = ['/', '/projecten', '/banen', '/talent'].map((route) => ({ route, files: 1, js: 1, css: 1 }));

  expect(judgeFirstLoads(found).failures).toEqual([
    expect.stringContaining('There is no page /feed'),
    expect.stringContaining('There is no page /projecten/$projectId'),
  ]);
});

test.each([
  ['import{createHash}from"node:crypto"', 'a module of Node'],
  ['throw Error("pg-boss is not started")', 'a package of the server'],
  ['//#region src/platform/server/secret.ts', 'a path of server code'],
  ['const a=process.env.HOME', 'the environment'],
  ['const a={SMTP_URL:1}', 'the setting SMTP_URL'],
  ['const a="/srv/kiem/src/app/router.tsx"', 'a path of the machine'],
  ['x({id:"kit-popover"})', 'the page of the kit'],
  ['fetch("https://fonts.example.com/a.woff2")', 'another host: fonts.example.com'],
])('the check reports %s in a browser file as a leak', (text, finding) => {
  expect(findLeaks('assets/index.js', text, ['SMTP_URL', 'SECRET'], '/srv/kiem')).toEqual([expect.stringContaining(finding)]);
});

test('the check finds no leak in the usual content of a bundle', () => {
  const text =
    'e.__SECRET_INTERNALS;e.createElementNS("http://www.w3.org/2000/svg");"production"!==process.env.NODE_ENV;a="/feed";new URL(b,"https://site.invalid")';

  expect(findLeaks('assets/index.js', text, ['SMTP_URL', 'SECRET'], '/srv/kiem')).toEqual([]);
});

test('the check reads the names of settings from the source that defines them', () => {
  expect(
    settingNamesIn('    NODE_ENV: z.enum(),\n    PORT: port,\n    SECRET: text,\n    SMTP_URL: z.url(),\n    AI_API_KEY: text,\n'),
  ).toEqual(['SECRET', 'SMTP_URL', 'AI_API_KEY']);
});
