import { randomUUID } from 'node:crypto';
import { makePerson } from '../src/features/profiles/factory.ts';
import { publicTalent, talentIdOf } from '../src/features/talent/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a note on a talent that is still being saved is sent after the save, and stays', async ({ page, kiem }) => {
  const { db } = kiem;
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  const person = await makePerson(db, publicTalent({ firstName: 'Emre', lastName }));
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto(`/talent/${await talentIdOf(db, person)}`);
  await untilReady(page);
  const written = Promise.withResolvers<void>();
  const calls: string[] = [];
  await page.route(/\/rpc\/savedTalents\/(saveTalent|setNote|listMarks)$/, async (route) => {
    const call = route.request().url().split('/').at(-1) ?? '';
    if (call === 'saveTalent') await written.promise;
    calls.push(call);
    await route.continue();
  });

  await page.getByRole('button', { name: 'Bewaren' }).click();
  await page.getByRole('button', { name: /Notitie schrijven/ }).click();
  await page.getByLabel(`Over Emre ${lastName}`).fill('Bellen na de zomer.');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  written.resolve();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Bellen na de zomer.')).toBeVisible();
  // Read before the note is written, the marks would take it from the screen.
  await expect.poll(() => calls.slice(calls.indexOf('saveTalent'))).toEqual(['saveTalent', 'setNote', 'listMarks']);
});
