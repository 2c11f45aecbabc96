import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

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

const installAdvice =
  'The browser tests need Chromium. Install one with `apt-get install -y chromium` (Debian) or `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.';

/** The Chromium of CHROMIUM_PATH, else one of the system, else Playwright's own. Throws the advice that installs one. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which can not be run. ${installAdvice}`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), chromium.executablePath()];
  const found = candidates.find(isProgram);
  if (found === undefined) throw new Error(`No Chromium was found. ${installAdvice}`);
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
