import { connect, send } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';
import { untilReady } from './ready.ts';

test('a person reads and writes over the page that they are on, and archives the conversation', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(otherPage, kiem.url, pair.myId, 'Kom je morgen?');
  await page.goto(`${kiem.url}/projecten?zoek=zon`);
  await untilReady(page);

  await page.getByRole('link', { name: 'Berichten, 1 ongelezen' }).click();
  await expect(page).toHaveURL(`${kiem.url}/projecten?zoek=zon&chat=gesprekken`);
  const dialog = page.getByRole('dialog', { name: 'Berichten' });
  await dialog.getByRole('link', { name: pair.theirs }).click();
  await expect(dialog.getByText('Kom je morgen?').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Berichten', exact: true, includeHidden: true })).toBeAttached();

  await dialog.getByRole('button', { name: `Meer over het gesprek met ${pair.theirs}` }).click();
  await page.getByRole('button', { name: 'Archiveren' }).click();
  await expect(dialog.getByText('Nog geen gesprekken')).toBeVisible();
  await dialog.getByRole('link', { name: 'Nieuw bericht' }).click();
  await dialog.getByRole('combobox', { name: 'Aan' }).fill(pair.theirs);
  await page.getByRole('option', { name: new RegExp(pair.theirs) }).click();
  await expect(page).toHaveURL(`${kiem.url}/projecten?zoek=zon&chat=${pair.theirId}`);
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(page).toHaveURL(`${kiem.url}/projecten?zoek=zon`);
});

test('a muted conversation that is archived stays there with a new message, and says so', async ({ page, otherPage, kiem }) => {
  const scene = { page, otherPage, origin: kiem.url, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);
  await send(otherPage, kiem.url, pair.myId, 'Kom je morgen?');
  await page.goto(`${kiem.url}/projecten?chat=${pair.theirId}`);
  await untilReady(page);
  const dialog = page.getByRole('dialog', { name: 'Berichten' });
  const more = dialog.getByRole('button', { name: `Meer over het gesprek met ${pair.theirs}` });

  await more.click();
  await page.getByRole('button', { name: 'Dempen' }).click();
  await expect(page.getByText(`Gesprek met ${pair.theirs} gedempt`)).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Archiveren' }).click();

  await expect(page.getByText('Je dempte het: ook met een nieuw bericht blijft het daar.')).toBeVisible();
  await send(otherPage, kiem.url, pair.myId, 'En overmorgen?');
  await dialog.getByRole('link', { name: 'Archief' }).click();
  await expect(dialog.getByText('En overmorgen?')).toBeVisible();
});
