import { expect, test } from './fixtures.ts';
import { holdScripts, untilReady } from './ready.ts';

const calculator = '/diensten/start2freelance';

test('the address shares the values of the calculator', async ({ page, otherPage }) => {
  await page.goto(calculator);
  await expect(page.getByText('€ 330', { exact: true })).toBeVisible();

  await page.getByLabel('Netto per maand').fill('4.000');
  await expect(page.getByText('€ 509', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Nederland' }).check();
  await expect(page).toHaveURL(/inkomen=4000.*land=nl/);
  await expect(page.getByLabel('Feestdagen')).toHaveValue('9');

  await otherPage.goto(page.url());
  await expect(otherPage.getByLabel('Netto per maand')).toHaveValue('4000');
  await expect(otherPage.getByRole('radio', { name: 'Nederland' })).toBeChecked();

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'België' })).toBeChecked();
  await expect(page.getByLabel('Netto per maand')).toHaveValue('4000');
});

test('the rate beside the fields leaves the sum below them free', async ({ page }) => {
  await page.goto('/diensten/start2freelance');
  const sum = page.getByRole('table', { name: 'Zo is het gerekend' });
  await sum.evaluate((table) => table.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const top = (await sum.boundingBox())?.y ?? 0;
  const rate = await page.getByText('Je dagtarief, zonder btw').locator('xpath=..').boundingBox();
  expect((rate?.y ?? 0) + (rate?.height ?? 0)).toBeLessThan(top);
});

test('values typed before hydration count after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(calculator);
  await page.getByLabel('Netto per maand').fill('4.000');
  await page.getByLabel('Vakantie').fill('veel');
  await expect(page.getByText('€ 330', { exact: true })).toBeVisible();
  release();

  await expect(page.getByText('€ 509', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/inkomen=4000/);
  await expect(page.getByLabel('Netto per maand')).toHaveValue('4.000');
  await expect(page.getByLabel('Vakantie')).toHaveAttribute('aria-invalid', 'true');
});

test('a reader who scrolls while the page loads stays there once it works', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(calculator);
  const sum = page.getByRole('table', { name: 'Zo is het gerekend' });
  await sum.evaluate((table) => table.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  release();

  await untilReady(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an invalid field says so and is left out of the result', async ({ page }) => {
  await page.goto(calculator);
  await page.getByLabel('Belasting en bijdragen').fill('99');

  await expect(page.getByText('Vul een heel getal in van 0 tot 80.')).toBeVisible();
  await expect(page.getByLabel('Belasting en bijdragen')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('€ 330', { exact: true })).toBeVisible();
});

test('the page about starting says that it is no advice', async ({ page }) => {
  await page.goto(calculator);

  await expect(page.getByText('Dit is uitleg in algemene woorden en geen juridisch of fiscaal advies.')).toBeVisible();
});

test('the address of a question opens it', async ({ page }) => {
  await page.goto(`${calculator}#een-klant`);

  await expect(page.getByText('Dat mag, maar het maakt je kwetsbaar')).toBeVisible();
  await expect(page.getByText('Ja, in beide landen.')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator submits to a new page', async ({ page }) => {
    await page.goto(calculator);
    await page.getByLabel('Netto per maand').fill('4000');
    await page.getByRole('button', { name: 'Bereken' }).click();

    await expect(page).toHaveURL(/inkomen=4000/);
    await expect(page.getByText('€ 509', { exact: true })).toBeVisible();
  });
});
