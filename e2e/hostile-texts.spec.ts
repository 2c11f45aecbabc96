import type { Page } from '@playwright/test';
import { fullJob, makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { publicTalent, talentIdOf } from '../src/features/talent/factory.ts';
import { expect, test } from './fixtures.ts';
import { untilReady } from './ready.ts';

/** Breaks out of elements, attributes, JSON and comments; each would say so in `hostile`. */
const hostile = `</script><script>window.hostile=1</script><img src=x onerror="window.hostile=1">"'-->`;
/** As XML alone reads it: CDATA may end there too. */
const inXml = `]]>${hostile}<x>&amp;&nbsp;`;

/** Opens a page until it shows a text: one that a visitor asked for just before is kept for some seconds. */
async function openUntilShown(page: Page, address: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await untilReady(page);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('texts of a job run nothing on its pages, and are read as they were written', async ({ page, kiem }) => {
  const poster = await makePerson(kiem.db, { roles: ['entrepreneur'], firstName: '<i>Bea</i>', company: hostile });
  const { footing, type } = fullJob();
  const { id } = await makeJob(kiem.db, {
    ...{ posterId: poster.id, footing, type, title: hostile, companyName: hostile, description: hostile, location: hostile },
    ...{ requirements: [hostile], benefits: [hostile] },
    questions: [{ kind: 'text', question: hostile, isRequired: true, choices: [] }],
  });

  for (const address of ['/banen', `/banen/${id}`]) {
    await openUntilShown(page, address, hostile);
    expect(await page.evaluate(() => [Reflect.get(window, 'hostile'), document.querySelectorAll('main img[src=x]').length])).toEqual([
      undefined,
      0,
    ]);
  }
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'JobPosting', title: hostile, hiringOrganization: { name: hostile } });
  await expect(page).toHaveTitle(/<\/script><script>window/);
});

test('texts of a talent run nothing on their pages', async ({ page, kiem }) => {
  const texts = {
    firstName: '<i>An</i>',
    lastName: 'Maes',
    jobTitle: hostile,
    bio: hostile,
    location: hostile,
    skills: [hostile.slice(0, 40)],
  };
  const talent = await makePerson(kiem.db, publicTalent({ ...texts, languages: ['<b>Nederlands</b>'] }));

  for (const address of ['/talent', `/talent/${await talentIdOf(kiem.db, talent)}`]) {
    await openUntilShown(page, address, '<i>An</i> Maes');
    expect(await page.evaluate(() => [Reflect.get(window, 'hostile'), document.querySelectorAll('main img[src=x]').length])).toEqual([
      undefined,
      0,
    ]);
  }
});

test('the feed of jobs is XML whatever their texts are', async ({ page, kiem }) => {
  const poster = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  await makeJob(kiem.db, { posterId: poster.id, title: inXml, companyName: inXml, description: inXml });
  await page.goto('/banen');

  const read = await page.evaluate(async () => {
    const xml = new DOMParser().parseFromString(await (await fetch('/banen/feed.atom')).text(), 'application/xml');
    return {
      errors: xml.querySelectorAll('parsererror').length,
      texts: [...xml.querySelectorAll('entry summary')].map((each) => each.textContent),
    };
  });

  expect(read.errors).toBe(0);
  expect(read.texts).toContain(inXml);
});
