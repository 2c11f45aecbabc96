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
  const competitors = Array.from({ length: 5 }, (_each, place) => ({
    name: `De vereniging van installateurs, nummer ${place + 1}`,
    strength: 'Zij leggen al jaren met hun eigen vaste mensen zonnepanelen op de platte daken van flats in de binnenstad.',
    difference: 'Wij regelen voor alle bewoners samen ook het papierwerk, de lening, de meters en het onderhoud van later.',
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

  const screen = { width: 360, height: 480 };
  await page.setViewportSize(screen);
  await page.goto(`/projecten/${id}/pitch`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Pitch openen' }).click();
  const slides = page.getByRole('list', { name: /^Pitch van/ }).getByRole('article');
  await expect(slides).toHaveCount(13);
  const rivals = await slides.filter({ hasText: 'De vereniging van installateurs, nummer 5' }).boundingBox();
  expect((rivals?.height ?? 0) * 0.6).toBeGreaterThan(screen.height);
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
