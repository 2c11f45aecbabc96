import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findBrowser } from './scripts/browser/find-browser.ts';

/** Tests of layout run at every width, journeys on a phone too, the rest at the widest only. */
const everyWidth = /@every-width/;
const onPhones = /@every-width|@phone/;

const browser = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/global-setup.ts',
  // Tests wait for pages, mails and servers half of their time: two others use the two cores of a small machine meanwhile.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // Journeys of some 20 s; a machine that others share may take several times as long.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as const])],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    // Writing traces takes a tenth of a run's time: whoever looks for a cause asks for one with --trace=retain-on-failure.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser.executablePath,
      args: chromiumFlags,
      env: { ...process.env, ...browser.environment },
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'tablet', grep: everyWidth, use: { ...devices['Desktop Chrome'], viewport: { width: 768, height: 1024 }, hasTouch: true } },
    {
      name: 'phone',
      grep: onPhones,
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
