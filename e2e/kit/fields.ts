import { button, expect, test } from './kit-page.ts';

export function testFields(): void {
  test('a combobox chooses only on Enter or click', async ({ kitPage: page }) => {
    const field = page.getByLabel('Combobox', { exact: true });
    const list = page.getByRole('listbox', { name: 'Steden' });
    const active = list.getByRole('option', { selected: true });
    await field.focus();
    await page.keyboard.type('br');
    await expect(list.getByRole('option')).toHaveText(['Brugge', 'Brussel']);
    await expect(active).toHaveText('Brugge');
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText('Brussel');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText('Brugge');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('br');
    await page.keyboard.press('ArrowUp');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('br');

    await field.fill('brus');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Brussel');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('x');
    await expect(field).toHaveValue('x');
    await expect(page.getByText('Geen stad gevonden.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('gent');
    await list.getByRole('option', { name: 'Gent' }).click();
    await expect(field).toHaveValue('Gent');
  });

  test('a person adds and removes tags with the keyboard, and a repeated tag is refused', async ({ kitPage: page }) => {
    const field = page.getByLabel('TagField', { exact: true });
    const tags = page.getByRole('list', { name: 'Vaardigheden' }).getByRole('listitem');
    await field.focus();
    await page.keyboard.type(' staal ');
    await page.keyboard.press('Enter');
    await expect(tags).toHaveText(['Hout', 'Een vaardigheid met een lange naam', 'staal']);
    await page.keyboard.type('HOUT');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“HOUT” staat er al.')).toBeVisible();
    await field.fill('');
    await page.keyboard.press('Backspace');
    await expect(button(page, 'staal verwijderen')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(button(page, 'Hout verwijderen')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(tags).toHaveCount(2);
    await expect(field).toBeFocused();
  });

  test('tag suggestions wait for the arrow keys, so that Enter adds the typed text', async ({ kitPage: page }) => {
    const field = page.getByLabel('SuggestedTagField');
    const tags = page.getByRole('list', { name: 'Onderwerpen', exact: true }).getByRole('listitem');
    const options = page.getByRole('listbox', { name: 'Suggesties: Onderwerpen' }).getByRole('option');
    await field.fill('bouw');
    await expect(options).toHaveText(['Circulair bouwen', 'Houtbouw']);
    await page.keyboard.press('Enter');
    await expect(tags).toHaveText(['Energie', 'bouw']);
    await expect(field).toHaveValue('');
    await page.keyboard.type('bouw');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(tags).toHaveText(['Energie', 'bouw', 'Houtbouw']);
    await expect(field).toHaveValue('');
    await page.keyboard.type('iso');
    await expect(options).toHaveText(['Isolatie']);
    await page.keyboard.press('Escape');
    await expect(options).toBeHidden();
    await expect(field).toHaveValue('iso');
  });

  test('a line of text takes a suggestion as a whole, and leaves other text as it is typed', async ({ kitPage: page }) => {
    const field = page.getByRole('combobox', { name: 'SuggestedTextField' });
    const options = page.getByRole('listbox', { name: 'Suggesties: SuggestedTextField' }).getByRole('option');
    await field.fill('is');
    await expect(options).toHaveText(['Isolatie']);
    await page.keyboard.press('Tab');
    await expect(options).toBeHidden();
    await expect(field).toHaveValue('is');
    await field.fill('insul');
    await expect(options).toHaveText(['InsulationEngels']);
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Insulation');
    await expect(options).toBeHidden();
    await field.fill('iso');
    await options.filter({ hasText: 'Isolatie' }).click();
    await expect(field).toHaveValue('Isolatie');
    await expect(field).toBeFocused();
  });

  test('focus follows the rows of a list within the press, so that the next key is not lost', async ({ kitPage: page }) => {
    /** Presses it, and reads the value of what has the focus before the browser draws. */
    const pressed = (name: string) =>
      button(page, name)
        .first()
        .evaluate((element) => {
          if (element instanceof HTMLElement) element.click();
          const { activeElement: focused } = document;
          return focused instanceof HTMLInputElement ? focused.value : (focused?.ariaLabel ?? focused?.textContent);
        });
    expect(await pressed('RowList: rij toevoegen')).toBe('');
    await page.keyboard.type('Lis');
    expect(await pressed('Lis naar boven')).toBe('Lis naar boven');
    expect(await pressed('Lis naar boven')).toBe('Lis');
    expect(await pressed('Lis verwijderen')).toBe('RowList: rij toevoegen');
  });

  test('sliders follow the arrow keys and announce their value, and one thumb never passes the other', async ({ kitPage: page }) => {
    const slider = page.getByLabel('Slider', { exact: true });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^€\s11\.000$/);
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^€\s1\.000\.000$/);

    const low = page.getByLabel('RangeSlider, vanaf');
    const high = page.getByLabel('RangeSlider, tot');
    await low.focus();
    await page.keyboard.press('End');
    await expect(low).toHaveAttribute('aria-valuetext', '8 jaar');
    await page.keyboard.press('Tab');
    await expect(high).toBeFocused();
    await page.keyboard.press('Home');
    await expect(high).toHaveAttribute('aria-valuetext', '8 jaar');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: '8 jaar – 9 jaar' })).toBeVisible();
  });
}
