import { expectNoViolations } from './accessibility.ts';
import { add } from './add-row.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a person edits their profile, and it shows', { tag: '@phone' }, async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel');
  // Before hydration a link loads a new page, which moves no focus.
  await expect(page.getByRole('button', { name: 'Foto wijzigen' })).toBeEnabled();
  await page.getByRole('link', { name: 'Profiel bewerken' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel bewerken' })).toBeFocused();

  await page.getByLabel('Functie', { exact: true }).fill('Meubelmaker');
  await page.getByLabel('Bedrijf').fill('De Werkplaats');
  await page.getByLabel('Uurtarief in euro').fill('1.082,50');
  await page.getByLabel('Website').fill('dewerkplaats.example');
  await page.getByLabel('Vaardigheid toevoegen').fill(' Hout ');
  await page.keyboard.press('Enter');
  await page.getByLabel('Vaardigheid toevoegen').fill('hout');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“hout” staat er al.')).toBeVisible();
  await page.getByLabel('Vaardigheid toevoegen').fill('Staal, Leer');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Open to work' }).check();
  await page.getByRole('radio', { name: 'Bezig' }).check();
  await page.getByRole('button', { name: 'Werkervaring toevoegen' }).click();
  const entry = page.getByRole('group', { name: 'Werkervaring 1' });
  await expect(entry.getByLabel('Functie')).toBeFocused();
  await entry.getByLabel('Van: jaar').selectOption('2020');
  await page.getByRole('button', { name: 'Synchroniseren met LinkedIn' }).click();
  await expect(page.getByText('Synchroniseren met LinkedIn is binnenkort beschikbaar.')).toBeVisible();
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect(page.getByText('Vul een functie in.').first()).toBeVisible();
  await expect(entry.getByLabel('Functie')).toBeFocused();
  // Close the toast, so that it covers nothing.
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expectNoViolations(page);
  await entry.getByLabel('Functie').fill('Timmerman');
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();

  await expect(page.getByText('Profiel bijgewerkt')).toBeVisible();
  await expect(page.getByText('Je profiel is zichtbaar op de talentpagina en wordt automatisch gematcht.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'An Maes' })).toBeFocused();
  const profile = page.getByRole('main');
  for (const shown of ['Meubelmaker bij De Werkplaats', '€ 1.082,50 per uur', 'dewerkplaats.example', 'Staal', 'Timmerman']) {
    await expect(profile.getByText(shown).first()).toBeVisible();
  }
  // A year was chosen and no month.
  await expect(profile.getByText(/(^|[^a-z] )2020 – heden/)).toBeVisible();
  await expect(profile.getByText('Open to work')).toContainText('nu nog bezig met ander werk');
  // Nobody chose these.
  await expect(profile.getByText('Remote mogelijk')).toHaveCount(0);
  await expect(profile.getByText('Full-time')).toHaveCount(0);
});

test('entries are lines, of which one at a time is edited', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);
  await add(page, 'Werkervaring');
  await page.keyboard.type('Timmerman');
  await add(page, 'Werkervaring');
  await page.keyboard.type('Dakdekker');
  const [first, second] = [page.getByRole('group', { name: 'Timmerman' }), page.getByRole('group', { name: 'Dakdekker' })];

  await expect(second.getByLabel('Functie')).toBeFocused();
  await expect(first.getByLabel('Functie')).toHaveCount(0);
  await second.getByRole('button', { name: 'Klaar' }).click();
  await expect(second.getByRole('button', { name: 'Dakdekker bewerken' })).toBeFocused();
  await first.getByRole('button', { name: 'Timmerman bewerken' }).press('Enter');
  await expect(first.getByLabel('Functie')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await second.getByRole('button', { name: 'Dakdekker bewerken' }).click();
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  const wrong = page.getByRole('group', { name: 'Werkervaring 1' });
  await expect(wrong.getByLabel('Functie')).toBeFocused();
  await page.keyboard.type('Meubelmaker');
  await expect(page.getByRole('group', { name: 'Meubelmaker' }).getByLabel('Functie')).toHaveValue('Meubelmaker');
});

test('a person confirms before giving up the talent role, and a reversed range is refused with a sentence', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel?bewerken=ja');
  await page.getByRole('checkbox', { name: 'Investeerder' }).check();
  await page.getByRole('checkbox', { name: 'Talent' }).uncheck();
  await page.getByLabel('Minimum in euro').fill('50.000');
  await page.getByLabel('Maximum in euro').fill('5.000');
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  const question = page.getByRole('dialog', { name: 'Je talentrol opgeven?' });
  await expect(question.getByText('na 30 dagen verwijderd')).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Opgeven en opslaan' }).click();

  await expect(page.getByText('Minimum mag niet hoger zijn dan maximum').first()).toBeVisible();
  await expect(page.getByLabel('Minimum in euro')).toBeFocused();
  await page.getByLabel('Minimum in euro').fill('500');
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  await question.getByRole('button', { name: 'Opgeven en opslaan' }).click();
  await expect(page.getByText('Van € 500 tot € 5.000')).toBeVisible();

  await page.getByRole('link', { name: 'Profiel bewerken' }).first().click();
  await expect(page.getByText(/Je talentprofiel is verborgen en wordt op .+ verwijderd/)).toBeVisible();
});

test('an address of a part of the form opens there, and stays there once the page works', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel?bewerken=ja#beschikbaarheid');
  await untilReady(page);
  await expect(page.getByRole('heading', { name: 'Beschikbaarheid' })).toBeInViewport();
  await page.getByLabel('Open to work').click();
  await expect(page.getByRole('heading', { name: 'Beschikbaarheid' })).toBeInViewport();
});

test('the form asks before unsaved values are lost', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  await page.goto('/profiel?bewerken=ja');
  // The form may hydrate before the header. Until then its links load a new page, and the browser asks in its own words.
  await untilReady(page);
  await page.getByLabel('Over jou').fill('Nog niet af');
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });

  await page.getByRole('link', { name: 'Feed', exact: true }).first().click();
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(page.getByLabel('Over jou')).toHaveValue('Nog niet af');

  await page.getByRole('button', { name: 'Annuleren', exact: true }).click();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'An Maes' })).toBeVisible();
  await expect(page.getByText('Nog niet af')).toBeHidden();
});

test('a save that fails keeps the typed values', async ({ page, kiem, context }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  await page.goto('/profiel?bewerken=ja');
  await page.getByLabel('Over jou').fill('Geduldig kapitaal');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect(page.getByText('Er is een fout opgetreden bij het bijwerken van je profiel.')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();

  await expect(page.getByText('Profiel bijgewerkt')).toBeVisible();
  await expect(page.getByRole('main').getByText('Geduldig kapitaal')).toBeVisible();
});

test('the later of two windows is asked which version to keep', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('/profiel?bewerken=ja');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect(page.getByText('Profiel bijgewerkt')).toBeVisible();

  await other.getByLabel('Over jou').fill('Uit het andere venster');
  await other.getByRole('button', { name: 'Profiel opslaan' }).click();
  const question = other.getByRole('dialog', { name: 'Je profiel is intussen ergens anders gewijzigd.' });
  await expect(question).toBeVisible();
  await expectNoViolations(other);
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(other.getByLabel('Over jou')).toHaveValue('Uit het andere venster');
  await other.getByRole('button', { name: 'Profiel opslaan' }).click();
  await question.getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(other.getByLabel('Plaats')).toHaveValue('Gent');
  await expect(other.getByLabel('Over jou')).toHaveValue('');
});

test('the message about a wrong field leaves the field in sight', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);
  const least = page.getByLabel('Minimum in euro');
  await least.fill('500000');
  await page.getByLabel('Maximum in euro').fill('1000');
  await least.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 180));
  await page.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect(least).toBeFocused();

  const toast = await page.getByRole('alert').filter({ hasText: 'Minimum mag niet hoger zijn dan maximum' }).boundingBox();
  const most = await page.getByLabel('Maximum in euro').boundingBox();
  expect(toast?.y).toBeGreaterThan((most?.y ?? 0) + (most?.height ?? 0));
});
