import { randomUUID } from 'node:crypto';
import { makeApplication } from '../src/features/jobs/applications/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { publicTalent } from '../src/features/talent/factory.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

// The first text that Kiem reads waits for the dictionary of skills, which takes seconds on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('a match with a job that the talent applied for leads to the application, and doesn’t read as one without an answer', async ({
  page,
  kiem,
}) => {
  const title = `Hydroloog ${randomUUID().slice(0, 8)}`;
  const applicantId = await becomeMember(page, kiem, publicTalent({ jobTitle: 'Hydroloog', skills: ['hydrologie'] }));
  const poster = await makePerson(kiem.db);
  const job = await makeJob(kiem.db, { posterId: poster.id, title, requirements: ['hydrologie'] });
  const { id } = await makeApplication(kiem.db, { job, applicantId });
  const match = page.getByRole('article').filter({ hasText: title });

  // Upkeep looks for changes every second.
  await expect(async () => {
    await page.goto('/matches');
    await expect(match).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await untilReady(page);
  await expect(match).toContainText('Gesolliciteerd');
  await expect(match).not.toContainText('In afwachting');
  await expectGoodLooks(page, everyLook);

  await match.getByRole('link', { name: `Bekijk je sollicitatie: ${title}` }).click();
  await expect(page).toHaveURL(`/banen/sollicitaties/${id}`);
  await page.getByRole('link', { name: 'Naar de vacature' }).click();
  const beside = page.getByRole('complementary', { name: 'Past dit bij je?' });
  await expect(beside).toContainText('Gesolliciteerd');
  await expect(beside).not.toContainText('In afwachting');
});

test('a job asks for an answer only to the questions that need one', async ({ page, kiem }) => {
  const poster = await makePerson(kiem.db);
  const questions = [
    { kind: 'text' as const, question: 'Heb je een rijbewijs?', isRequired: true },
    { kind: 'text' as const, question: 'Wanneer kun je beginnen?', isRequired: false },
  ];
  const job = await makeJob(kiem.db, { posterId: poster.id, questions });

  await page.goto(`/banen/${job.id}`);

  await expect(page.getByRole('complementary', { name: 'Iets voor jou?' })).toContainText(
    'Naast je Kiem-profiel vraagt deze vacature een antwoord op 1 vraag.',
  );
});
