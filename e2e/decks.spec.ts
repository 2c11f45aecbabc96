import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { slideNames } from '../src/features/decks/policy/slides.ts';
import { missingIn } from '../src/features/decks/writer/policy/missing.ts';
import { deckProject } from '../src/features/decks/writer/policy/project.fixture.ts';
import { fullProject, makeProject } from '../src/features/projects/factory.ts';
import { projects } from '../src/features/projects/tables.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

// Decks are written in the background.
const patience = { timeout: 60_000 };

type Place = Parameters<typeof becomeMember>[1];

/** Makes an entrepreneur with a published project, in this page's browser. */
async function makeFounder(page: Page, kiem: Place) {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const title = `Zonnedak ${randomUUID().slice(0, 8)}`;
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId, title });
  return { id, title, address: `/projecten/${id}?tab=pitch-deck` };
}

const panels = (page: Page) => page.getByRole('region', { name: /^Dia \d+\./ });
const panel = (page: Page, name: string) => page.getByRole('region', { name: `Dia ${name}` });
const slide = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: panel(page, name) })
    .getByRole('article');

/** Has the deck written, and waits for its slides. */
async function generate(page: Page, address: string) {
  await page.goto(address);
  await untilReady(page);
  await page.getByRole('button', { name: 'Pitch deck genereren' }).click();
  await expect(panels(page)).toHaveCount(13, patience);
}

/** How many sheets of paper the page takes. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an owner has a deck written, changes a slide, presents it by keys, and takes it along as PDF', async ({ page, kiem }) => {
  const { title, address } = await makeFounder(page, kiem);
  await page.goto(address);
  await untilReady(page);
  await expect(page.getByText('Alleen wat in je project staat, komt erin')).toBeVisible();
  await expectGoodLooks(page, everyLook);

  await generate(page, address);
  await expect(page.getByText('Gegenereerd', { exact: true })).toBeVisible();
  await expect(page.getByText('Automatisch opgesteld')).toBeVisible();
  await expect(page.getByText(/Leestijd: \d+ min/)).toBeVisible();
  await expectGoodLooks(page, everyLook);

  const statement = 'Huurders betalen het meest voor hun stroom.';
  await panel(page, '2. Het probleem')
    .getByRole('button', { name: /^Bewerken/ })
    .click();
  await page.getByLabel('Het probleem in één zin').fill(statement);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(slide(page, '2. Het probleem')).toContainText(statement);
  await expect(panel(page, '2. Het probleem').getByText('Zelf bewerkt')).toBeVisible();

  await panel(page, '8. De concurrentie')
    .getByRole('button', { name: /^Bewerken/ })
    .click();
  const rivals = page.getByRole('group', { name: /^Alternatief \d$/ });
  await expect(rivals.first()).toBeVisible();
  const before = await rivals.count();
  await page.getByRole('button', { name: 'Alternatief toevoegen' }).click();
  await expect(rivals).toHaveCount(before + 1);
  await page.getByRole('button', { name: `Alternatief ${before + 1} verwijderen` }).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();

  for (const [name, ending] of [
    ['PDF', /^zonnedak.*\.pdf$/i],
    ['PowerPoint', /^zonnedak.*\.pptx$/i],
  ] as const) {
    const taken = page.waitForEvent('download', patience);
    await page.getByRole('link', { name }).click();
    expect((await taken).suggestedFilename()).toMatch(ending);
  }

  await page.getByRole('link', { name: 'Presenteren' }).click();
  await untilReady(page);
  const presentation = page.getByRole('region', { name: `Presentatie van ${title}` });
  await expect(presentation.getByText('Dia 1 van 13: ')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(presentation.getByText('Dia 2 van 13: ')).toBeAttached();
  await expect(presentation.getByText(statement)).toBeVisible();
  await page.keyboard.press('End');
  await expect(presentation.getByText('Dia 13 van 13: ')).toBeAttached();
  await page.keyboard.press('b');
  await expect(presentation.getByText('Het scherm is zwart.')).toBeAttached();
  await page.keyboard.press('b');
  await expectGoodLooks(page, everyLook);
  expect(await countPages(page)).toBe(13);
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Dia 2: Het probleem' }).click();
  await expect(presentation.getByText('Dia 2 van 13: ')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
});

test('an owner reads why a deck could not be written, each time', async ({ page, kiem }) => {
  const { id, address } = await makeFounder(page, kiem);
  await kiem.db.execute(
    sql.raw(`create function refuse_slide() returns trigger language plpgsql as $$ begin
      if new.project_id = '${id}' then raise exception 'refused' using errcode = '22000'; end if;
      return new;
    end $$;
    create trigger refuse_slide before insert on pitch_slides for each row execute function refuse_slide()`),
  );
  await page.goto(address);
  await untilReady(page);
  const told = page.getByRole('alert').filter({ hasText: 'Fout' }).filter({ hasText: 'Kon Pitch deck niet genereren.' });

  for (const name of ['Pitch deck genereren', 'Probeer opnieuw']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(told).toHaveCount(1, patience);
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
  }
});

test('the speaker’s window turns the slides of the other one, and shows the notes', async ({ page, kiem }) => {
  const { id, address } = await makeFounder(page, kiem);
  await generate(page, address);
  await panel(page, '1. Titel')
    .getByRole('button', { name: /^Bewerken/ })
    .click();
  await page.getByLabel('Notities voor de spreker').fill('Glimlach eerst.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(panel(page, '1. Titel').getByText('Zelf bewerkt')).toBeVisible();
  await panel(page, '2. Het probleem')
    .getByRole('button', { name: /^Verbergen/ })
    .click();
  await expect(panel(page, '2. Het probleem').getByText('Verborgen', { exact: true })).toBeVisible();

  await page.goto(`/projecten/${id}/presenteren`);
  // It is said once the slides, and not the header alone, hear keys.
  await expect(page.getByText('Dia 1 van 12: ')).toBeAttached();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('p');
  const speaker = await opened;
  await untilReady(speaker);
  await expect(speaker.getByText('Glimlach eerst.')).toBeVisible();
  await expectGoodLooks(speaker, [wide, { width: 360 }]);
  await speaker.getByRole('button', { name: 'Volgende' }).click();
  // The hidden slide is left out.
  await expect(page.getByText('Dia 2 van 12: ')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(speaker.getByText('Dia 3 van 12', { exact: true })).toBeVisible();
});

test('an owner sees which slides follow their project no more, brings them up to date, and puts the old deck back', async ({
  page,
  kiem,
}) => {
  const { id, address } = await makeFounder(page, kiem);
  await generate(page, address);
  await kiem.db.update(projects).set({ targetAmount: 75_000 }).where(eq(projects.id, id));
  await page.reload();
  await untilReady(page);
  const ask = panel(page, '13. De vraag');
  await expect(ask.getByText('Deze dia volgt niet meer je project')).toBeVisible();
  await expect(ask.getByText('€ 75.000').first()).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await ask.getByRole('button', { name: 'Bijwerken' }).click();
  await expect(ask.getByText('Deze dia volgt niet meer je project')).toHaveCount(0);

  await page.getByRole('button', { name: 'Opnieuw genereren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opnieuw genereren' }).click();
  await expect(page.getByText('Pitch deck gegenereerd')).toBeVisible(patience);
  await page.getByRole('button', { name: 'Versies' }).click();
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await page.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panels(page)).toHaveCount(13);
});

test('each field that a slide lacks is in the form, and its link brings the cursor there', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Een leeg plan' });
  const address = `/projecten/${id}?tab=pitch-deck`;
  await generate(page, address);

  for (const [slideName, label, field] of [
    ['4. Het product', 'Zo gebruikt een klant het', '[data-list="journey"]'],
    ['5. De markt', 'Waarom nu?', '[data-list="trends"]'],
    ['12. Financiën', 'Waar ga je van uit?', '[data-list="assumptions"]'],
    ['13. De vraag', 'Hoe mag het?', 'fieldset:has([name="fundingTypes"])'],
  ] as const) {
    await page.goto(address);
    await untilReady(page);
    await panel(page, slideName).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/projecten/${id}/bewerken\\?veld=`));
    await untilReady(page);
    await expect(page.locator(`${field} :focus`)).toBeInViewport();
  }

  const names = slideNames.flatMap((name) => missingIn(name, deckProject({}))).map(({ field }) => field);
  const fields = names.map((name) => page.locator(`[name="${name}"], [name^="${name}."], [data-list="${name}"]`).first());
  for (const field of fields) await expect(field).toBeAttached();
});

test('a presentation shows its slides without JavaScript', async ({ page, kiem, browser }) => {
  const { id, title, address } = await makeFounder(page, kiem);
  await generate(page, address);
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto(`${kiem.url}/projecten/${id}/presenteren`);
  await expect(
    plain
      .getByRole('region', { name: `Presentatie van ${title}` })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await context.close();
});

test('a stranger reads that the deck is its owner’s, and asks for access', async ({ page, otherPage, kiem }) => {
  const { address } = await makeFounder(page, kiem);
  await generate(page, address);
  await becomeMember(otherPage, kiem, { roles: ['investor'] });
  await otherPage.goto(kiem.url + address);
  await untilReady(otherPage);
  await expect(otherPage.getByText('Alleen de projecteigenaar kan de Pitch deck bekijken.')).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Vraag toegang' }).last()).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);
  await expect(panels(otherPage)).toHaveCount(0);
});
