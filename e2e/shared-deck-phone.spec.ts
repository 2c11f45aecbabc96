import { eq } from 'drizzle-orm';
import { makeDeck } from '../src/features/decks/factory.ts';
import { pitchReadings } from '../src/features/decks/reading/tables.ts';
import { makeAdmission } from '../src/features/projects/admissions/factory.ts';
import { fullProject, makeProject } from '../src/features/projects/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a slide that is longer than the screen counts as read too', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const ownerId = await becomeMember(otherPage, kiem, { roles: ['entrepreneur'] });
  const { plan, ...project } = fullProject();
  const line = 'Zij leggen al jaren panelen op de daken van flats in de stad, met eigen mensen. ';
  const competitors = Array.from({ length: 5 }, (_each, place) => ({
    name: `Concurrent ${place + 1} met een lange naam erbij`,
    strength: line.repeat(2),
    difference: line.repeat(2),
  }));
  const { id } = await makeProject(kiem.db, { ...project, ownerId, plan: { ...plan, competitors } });
  await makeDeck(kiem.db, { projectId: id });
  const released = await otherPage.request.post(`${kiem.url}/api/projects/${id}/deck/release`, {
    data: {},
    headers: { origin: kiem.url },
  });
  expect(released.ok()).toBe(true);
  const personId = await becomeMember(page, kiem, { roles: ['investor'] });
  await makeAdmission(kiem.db, { projectId: id, personId, status: 'admitted' });

  await page.goto(`/projecten/${id}/pitch`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Pitch openen' }).click();
  await expect(page.getByRole('list', { name: /^Pitch van/ }).getByRole('article')).toHaveCount(13);
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      window.scrollTo(0, top);
      await drawn();
    }
  });

  const seen = async () =>
    (await kiem.db.select({ seen: pitchReadings.seen }).from(pitchReadings).where(eq(pitchReadings.projectId, id))).flatMap(
      (reading) => reading.seen,
    );
  await expect.poll(seen).toContain('competition_slide');
});
