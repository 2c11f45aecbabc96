import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../scripts/browser/find-browser.ts';
import type { Target } from './load.ts';

/** The contents of the performance panel of a browser's developer tools: its threads, layout, paints, requests and the code that ran. */
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'loading',
  'v8.execute',
];

/**
 * Opens the pages among these targets in a browser as a member with a telephone does, and leaves a trace of each until it is quiet:
 * a .json that the performance panel of Chromium's developer tools opens.
 */
export async function tracePages(targets: Target[], folder: string): Promise<void> {
  const pages = targets.filter(({ isPage, server }) => isPage === true && server.inspectorPort !== undefined);
  if (pages.length === 0) return;
  await mkdir(folder, { recursive: true });
  const { executablePath, environment } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags, env: { ...process.env, ...environment } });
  for (const { name, server, requestOf } of pages) {
    const origin = `http://127.0.0.1:${server.port}`;
    const request = requestOf(0);
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const [cookie = '', token = ''] = (request.headers?.Cookie ?? '').split('=');
    if (token !== '') await context.addCookies([{ name: cookie, value: token, url: origin }]);
    const page = await context.newPage();
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.trace.json`);
    await browser.startTracing(page, { path: file, categories });
    await page.goto(`${origin}${request.path}`, { waitUntil: 'networkidle' });
    await browser.stopTracing();
    await context.close();
    process.stdout.write(`\nA browser's trace of ${name} is in ${path.relative(process.cwd(), file)}\n`);
  }
  await browser.close();
}
