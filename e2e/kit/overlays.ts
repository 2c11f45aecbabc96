import { button, expect, openKit, test } from './kit-page.ts';

export function testOverlays(): void {
  test('a dialog keeps focus inside, closes on Escape and returns focus', async ({ kitPage: page }) => {
    for (const opener of ['Dialoog', 'Grote dialoog', 'Bevestiging', 'Blad']) {
      await button(page, opener).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      // Beyond the last button, focus may go to the browser's toolbar, never to the page behind.
      for (let times = 0; times < 5; times += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
    }
  });

  test('a dialog opens again when its button is pressed before the browser tells that it closed', async ({ kitPage: page }) => {
    const dialog = page.getByRole('dialog', { name: 'Een dialoog' });
    for (const way of ['Klaar', 'Sluiten', 'Escape']) {
      await button(page, 'Dialoog').click();
      await expect(dialog).toBeVisible();
      await page.evaluate(async (closing) => {
        const press = (name: string) =>
          [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)?.click();
        if (closing === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose();
        else press(closing);
        // Browsers let a press go before the event that tells of the closing; here it comes in the same task.
        await Promise.resolve();
        press('Dialoog');
        // By then that event has come.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      }, way);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('a kept dialog only asks on Escape, even when it is pressed twice', async ({ kitPage: page }) => {
    await button(page, 'Dialoog die blijft').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Een dialoog die blijft' })).toBeVisible();
    await expect(page.getByText('gekozen: vroeg te sluiten')).toBeVisible();
    await button(page, 'Nu echt sluiten').click();
    await expect(button(page, 'Dialoog die blijft')).toBeFocused();
  });

  test('arrow keys open a menu and move in it, and Escape returns focus', async ({ kitPage: page }) => {
    const dots = button(page, 'Meer over dit voorbeeld');
    await dots.focus();
    await page.keyboard.press('ArrowDown');
    await expect(button(page, 'Bewerken')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(button(page, 'Verwijderen')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(button(page, 'Kopiëren')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dots).toBeFocused();
    await expect(button(page, 'Kopiëren')).toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Bewerken')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Dit voorbeeld verwijderen?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dots).toBeFocused();
  });

  test('a popover closes on Escape and returns focus', async ({ kitPage: page }) => {
    await button(page, 'Popover').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(button(page, 'MenuItem')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Popover')).toBeFocused();
  });

  test('toasts replace each other, stay while they are used, and close by their button', async ({ page }) => {
    await page.clock.install();
    await openKit(page);
    await button(page, 'Gelukt').click();
    const done = page.getByRole('status').filter({ hasText: 'Profiel bijgewerkt' });
    await expect(done).toBeVisible();
    await button(page, 'Mislukt').focus();
    await page.keyboard.press('Enter');
    const failed = page.getByRole('alert').filter({ hasText: 'Fout' });
    await expect(failed).toBeVisible();
    await expect(done).toBeHidden();

    const close = failed.getByRole('button', { name: 'Melding sluiten' });
    await close.focus();
    await page.clock.runFor(11_000);
    await expect(failed).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(failed).toBeHidden();
    await expect(button(page, 'Mislukt')).toBeFocused();

    // While the clock stands, a slow machine can’t use up the half second between the two looks.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button(page, 'Gelukt').click();
    await expect(done).toBeVisible();
    await page.clock.runFor(5_500);
    await expect(done).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(done).toBeHidden();
  });

  test('a toast gives way to a dialog that opens later, and stays beside one that opens with it', async ({ page }) => {
    await page.clock.install();
    await openKit(page);
    // However slow the machine is, no time passes between the two.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const done = page.getByRole('status').filter({ hasText: 'Profiel bijgewerkt' });
    await button(page, 'Gelukt').click();
    await button(page, 'Dialoog').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(done).toBeVisible();
    await page.keyboard.press('Escape');

    await button(page, 'Gelukt').click();
    await expect(done).toBeVisible();
    await page.clock.runFor(2_000);
    await button(page, 'Dialoog').click();
    await expect(done).toBeHidden();
  });

  test('a toast is shown above an open dialog, and inside it', async ({ kitPage: page }) => {
    await button(page, 'Dialoog').click();
    await button(page, 'Melding').click();
    const toast = page.getByRole('dialog').getByRole('alert');
    await expect(toast).toContainText('Ook boven een dialoog.');
    await toast.getByRole('button', { name: 'Melding sluiten' }).click();
    await expect(toast).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
