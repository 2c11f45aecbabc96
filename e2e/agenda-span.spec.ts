import { addDays, formatDayAndMonth, formatLongDay, mondayOf } from '../src/platform/calendar.ts';
import { expectNoViolations } from './accessibility.ts';
import { expectNothingWider } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodLooks } from './look.ts';
import { becomeMember, makePair } from './member.ts';
import { answer, cancel, cards, dayAhead, dayLink, dayTitle, openAgenda, plan } from './planning.ts';

test('a week shows its days side by side, or below each other on narrow screens', { tag: '@every-width' }, async ({
  page,
  otherPage,
  kiem,
}) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  await plan(page, kiem.url, { with: theirId, title: 'Een', day, start: '10:00', end: '12:00' });
  await plan(page, kiem.url, { with: theirId, title: 'Twee', day, start: '11:00', end: '13:00' });
  await plan(page, kiem.url, { with: theirId, title: 'Drie', day, start: '11:00', end: '12:00' });
  await openAgenda(page, `/agenda?datum=${day}`);
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page).toHaveURL(/weergave=week/);
  await expect(page.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute('aria-current', 'page');
  const days = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
  for (const each of days) await expect(page.getByRole('link', { name: new RegExp(`^${formatLongDay(each)}`) })).toBeVisible();
  await expectNothingWider(page);

  if ((page.viewportSize()?.width ?? 0) >= 1000) {
    const ofDay = page.getByRole('list', { name: formatLongDay(day) });
    const [one, two] = [
      await ofDay.getByRole('link', { name: /^10:00 Een/ }).boundingBox(),
      await ofDay.getByRole('link', { name: /^11:00 Twee/ }).boundingBox(),
    ];
    const three = ofDay.getByRole('link', { name: /^11:00 Drie/ });
    const [block, title] = [await three.boundingBox(), await three.getByText('Drie', { exact: true }).boundingBox()];
    if (one === null || two === null || block === null || title === null) throw new Error('The meetings are not on the time line.');
    // Three share the width, and each still says which it is.
    expect(title.x + title.width).toBeLessThanOrEqual(block.x + block.width);
    expect(two.x).toBeGreaterThanOrEqual(one.x + one.width);
    // The second meeting starts an hour later, which is half the height of the first; blocks have a gap of two pixels.
    expect(two.y - one.y).toBeCloseTo((one.height + 2) / 2, 0);
  } else {
    await expect(cards(page).getByRole('heading')).toHaveText(['Een', 'Twee', 'Drie']);
  }
  await page.getByRole('link', { name: 'Volgende week' }).click();
  await expect(page).toHaveURL(new RegExp(`datum=${addDays(day, 7)}`));
  await page.goBack();
  await page.getByRole('link', { name: new RegExp(`^${formatLongDay(day)}`) }).click();
  await expect(dayTitle(page, day)).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});

test('a month shows a day’s first meetings and counts the rest; on phones it shows dots', { tag: '@every-width' }, async ({
  page,
  otherPage,
  kiem,
}) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  for (const hour of ['09', '10', '11', '13']) {
    await plan(page, kiem.url, { with: theirId, title: `Om ${hour}`, day, start: `${hour}:00`, end: `${hour}:30` });
  }
  await plan(page, kiem.url, { with: theirId, title: 'Lunch met een mentor', day: addDays(day, 1) });
  await openAgenda(page, `/agenda?weergave=maand&datum=${day}`);
  await expect(dayLink(page, day)).toHaveAccessibleName(`${formatDayAndMonth(day)}, 4 meetings`);
  await expectNothingWider(page);
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await expect(cards(page)).toHaveCount(4);
    return;
  }
  await expect(page.getByRole('link', { name: '09:00 Om 09' })).toBeVisible();
  await expect(page.getByRole('link', { name: '11:00 Om 11' })).toHaveCount(0);
  // A title that is too long for its line ends in dots.
  const heightOf = async (name: RegExp) => (await page.getByRole('link', { name }).boundingBox())?.height;
  expect(await heightOf(/^10:00 Lunch met een mentor/)).toBe(await heightOf(/^09:00 Om 09/));
  await page.getByRole('link', { name: '+2 meer' }).click();
  await expect(dayTitle(page, day)).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
});

test('the agenda reports meetings that fail to load, and retries on request', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openAgenda(page, '/agenda');
  // Fail until the button is pressed: the page also retries by itself, and when it gets focus again.
  let isPressed = false;
  await page.exposeFunction('tellPress', () => {
    isPressed = true;
  });
  await page.evaluate(() => {
    const press = Reflect.get(window, 'tellPress');
    document.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && press(), { capture: true });
  });
  await page.route('**/rpc/agenda/listMeetings**', (route) => (isPressed ? route.continue() : route.abort()));
  await page.getByRole('link', { name: 'Volgende maand' }).click();
  const toast = page.getByRole('alert').filter({ hasText: /Fout\s*Kon meetings niet ophalen/ });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('main').getByText('Kon meetings niet ophalen')).toBeVisible();
  await toast.getByRole('button').click();
  await expect(toast).toBeHidden();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();

  await expect(page.getByText('Geen meetings op deze datum')).toBeVisible();
});

test('every view is accessible and fits, light and dark', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  const meeting = (start: string, end: string) =>
    plan(page, kiem.url, { with: theirId, title: `Om ${start}`, day, start, end, location: 'Gent' });
  await meeting('09:00', '10:30');
  await answer(otherPage, kiem.url, await meeting('09:30', '10:00'), 'confirmed');
  await answer(otherPage, kiem.url, await meeting('13:00', '14:00'), 'declined');
  await cancel(page, kiem.url, await meeting('16:00', '17:00'));
  for (const view of ['', '&weergave=week', '&weergave=maand']) {
    await openAgenda(page, `/agenda?datum=${day}${view}`);
    await expectGoodLooks(page);
  }
});
