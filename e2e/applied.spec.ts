import { randomUUID } from 'node:crypto';
import { pdf } from '../src/app/testing/sample-files.ts';
import { makeApplication } from '../src/features/jobs/applications/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { writeQuestions } from '../src/features/jobs/own/commands/write-fields.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { publicTalent, talentIdOf } from '../src/features/talent/factory.ts';
import { makeTalentInvitation } from '../src/features/talent/invitations/factory.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, wide } from './look.ts';
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

test('an optional choice is left open again, where an earlier answer was offered', async ({ page, kiem }) => {
  const applicantId = await becomeMember(page, kiem, { roles: ['talent'] });
  const poster = await makePerson(kiem.db);
  const question = 'Heb je een rijbewijs?';
  const answered = { applicantId, answers: [{ question, answer: 'Ja' }] };
  await makeApplication(kiem.db, { ...answered, job: await makeJob(kiem.db, { posterId: poster.id }) });
  const questions = [{ kind: 'choice' as const, question, isRequired: false, choices: ['Ja', 'Nee'] }];
  const { id } = await makeJob(kiem.db, { posterId: poster.id, title: 'Dakdekker', questions });
  await page.goto(`/banen/${id}`);
  await untilReady(page);

  await page.getByRole('button', { name: 'Solliciteren' }).first().click();
  const choice = page.getByRole('group', { name: `${question} (mag)` });
  await expect(choice.getByLabel('Ja', { exact: true })).toBeChecked();
  await choice.getByLabel('Geen antwoord').check();
  await expectGoodLooks(page, everyLook);
  await page.getByRole('button', { name: 'Sollicitatie versturen' }).click();
  await page.getByRole('link', { name: 'Dakdekker' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dakdekker (m/v/x)');
  await expect(page.getByText('Niet beantwoord.')).toBeVisible();
});

test('an application waits for the CV that is being uploaded', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  const { id } = await makeJob(kiem.db, { posterId: (await makePerson(kiem.db)).id });
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/uploads/createUpload', async (route) => {
    await held.promise;
    await route.continue();
  });
  const applied: string[] = [];
  page.on('request', (request) => request.url().endsWith('/applications/apply') && applied.push(request.url()));
  await page.goto(`/banen/${id}`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Solliciteren' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Solliciteren' });
  const form = dialog.locator('form');
  await form.locator('input[type=file]').setInputFiles({ name: 'Cv Emma.pdf', mimeType: 'application/pdf', buffer: pdf });

  await dialog.getByRole('button', { name: 'Sollicitatie versturen' }).click();
  await expect(form.getByText('Even wachten: je cv is nog onderweg.')).toBeVisible();
  expect(applied).toEqual([]);
  held.resolve();
  await expect(form.getByRole('link', { name: 'Cv Emma.pdf' })).toBeVisible();
  await expect(form.getByText('Even wachten')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sollicitatie versturen' }).click();

  await expect(page).toHaveURL(/\/banen\/sollicitaties$/);
  expect(applied).toHaveLength(1);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Cv Emma.pdf' })).toBeVisible();
});

test('a letter and answers stay when the poster adds a question, which the form tells', async ({ page, kiem }) => {
  const { db } = kiem;
  await becomeMember(page, kiem, { roles: ['talent'] });
  const ask = (question: string) => ({ kind: 'text' as const, question, isRequired: true, choices: [] });
  const { id } = await makeJob(db, { posterId: (await makePerson(db)).id, questions: [ask('Wanneer kun je beginnen?')] });
  await page.goto(`/banen/${id}`);
  await untilReady(page);
  const opening = page.getByRole('button', { name: 'Solliciteren' }).first();
  const dialog = page.getByRole('dialog', { name: 'Solliciteren' });
  await opening.click();
  await dialog.getByLabel('Je brief').fill('Ik kom graag.');
  await dialog.getByLabel('Wanneer kun je beginnen?').fill('Morgen');
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await db.transaction((tx) => writeQuestions(tx, id, [ask('Waar woon je?'), ask('Wanneer kun je beginnen?')]));

  await opening.click();
  await expect(dialog.getByText('De vragen van deze vacature zijn veranderd. Kijk je antwoorden na.')).toBeVisible();
  await expect(dialog.getByLabel('Je brief')).toHaveValue('Ik kom graag.');
  await expect(dialog.getByLabel('Wanneer kun je beginnen?')).toHaveValue('Morgen');
  await expectGoodLooks(page, everyLook);
  await dialog.getByLabel('Waar woon je?').fill('In Gent');
  await expect(dialog.getByText('De vragen van deze vacature zijn veranderd.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sollicitatie versturen' }).click();

  await expect(page).toHaveURL(/\/banen\/sollicitaties$/);
});

test('the title of a job says that everybody may apply, wherever it is read', async ({ page, kiem }) => {
  const { db } = kiem;
  const mark = randomUUID().slice(0, 8);
  const viewerId = await becomeMember(page, kiem, { roles: ['entrepreneur', 'talent'] });
  const talented = await makePerson(db, publicTalent({ firstName: 'Emma', lastName: mark, jobTitle: 'Hydroloog', skills: ['hydrologie'] }));
  for (const name of ['Hydroloog', 'Waterbouwer']) {
    const own = await makeJob(db, { posterId: viewerId, title: `${name} ${mark}`, requirements: ['hydrologie'] });
    await makeApplication(db, { job: own, applicantId: (await makePerson(db)).id });
  }
  const theirs = await makeJob(db, { posterId: talented.id, title: `Dakdekker ${mark}` });
  await makeApplication(db, { job: theirs, applicantId: viewerId });
  await makeTalentInvitation(db, { jobId: theirs.id, inviterId: talented.id, personId: viewerId });
  const titles = new RegExp(`(Hydroloog|Waterbouwer) ${mark} \\(m/v/x\\)`);
  const own = page.getByText(titles);
  // Others may know as much of water.
  const ofEmma = page.getByRole('article').filter({ hasText: `Emma ${mark}` });
  const fits = [
    ['/matches?kant=vacatures', ofEmma.getByText(titles)],
    [`/talent/${await talentIdOf(db, talented)}`, own],
  ] as const;

  for (const [path, shown] of fits) {
    // Upkeep looks for changes every second.
    await expect(async () => {
      await page.goto(path);
      await expect(shown).toHaveCount(2, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await untilReady(page);
    await expectGoodLooks(page, [wide, { width: 360 }]);
  }
  await page.goto('/banen/antwoorden');
  await expect(own).toHaveCount(2);
  for (const path of ['/banen/sollicitaties', '/talent/uitnodigingen']) {
    await page.goto(path);
    await expect(page.getByRole('article').getByRole('link', { name: `Dakdekker ${mark} (m/v/x)`, exact: true })).toBeVisible();
  }
});
