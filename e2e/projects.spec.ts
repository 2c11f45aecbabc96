import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { makePerson } from '../src/features/profiles/factory.ts';
import { fullProject, type MadeProject, makeProject, type ProjectDetails } from '../src/features/projects/factory.ts';
import { indexProject } from '../src/features/projects/search.ts';
import type { Database } from '../src/platform/server/database.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, look } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

/** A project that a search finds at once; others wait for the upkeep of the index. */
async function makeFindable(db: Database, details: ProjectDetails): Promise<MadeProject> {
  return db.transaction(async (tx) => {
    const made = await makeProject(tx, details);
    await indexProject(tx, made.id);
    return made;
  });
}

const cardOf = (title: string) => ({ name: title, exact: true }) as const;

test('a visitor finds a project by search and category, reads it, and is told to sign in to invest', { tag: '@phone' }, async ({
  page,
  kiem,
}) => {
  const owner = await makePerson(kiem.db, { firstName: 'Bea', lastName: 'Smit', roles: ['entrepreneur'] });
  const word = `Zonnedak${randomUUID().slice(0, 8)}`;
  const title = `${word} op elke flat`;
  const raises = [{ amount: 21_750, statedAt: new Date('2026-03-01T12:00:00Z') }];
  const project = await makeFindable(kiem.db, { ...fullProject(), ownerId: owner.id, title, category: 'duurzaamheid', raises });
  await makeFindable(kiem.db, { ownerId: owner.id, title: `${word} in de school`, category: 'onderwijs' });
  await makeFindable(kiem.db, { ownerId: owner.id, title: `Windmolen ${randomUUID()}` });

  await page.goto('/projecten');
  await untilReady(page);
  await page.getByRole('searchbox', { name: 'Zoek op titel' }).fill(word);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Categorie').selectOption({ label: 'Duurzaamheid' });
  await expect(page).toHaveURL(/categorie=duurzaamheid/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('43,5%');
  await expect(page.getByRole('link', { name: 'Nieuw Project' })).toHaveCount(0);
  await page.getByRole('link', cardOf(title)).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pitch' })).toBeVisible();
  await expect(page.getByText('€ 900.000.000')).toBeVisible();
  await expect(page.getByText('opgegeven op 1 maart 2026')).toBeVisible();
  await expect(page.getByText('bemiddelt niet in beleggingen')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${kiem.url}/projecten/${project.id}`);
  await page.getByRole('button', { name: 'Investeren' }).click();
  await expect(page.getByText('Log in om te investeren in dit project.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=.*${project.id}`));
});

test('a member who presses Investeren reads that it comes, and may write to the owner; the pitch deck is the owner’s', async ({
  page,
  kiem,
}) => {
  const owner = await makePerson(kiem.db, { firstName: 'Bea', lastName: 'Smit', roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId: owner.id });
  await becomeMember(page, kiem, { roles: ['investor'] });

  await page.goto(`/projecten/${id}`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Pitch Deck' }).click();
  await expect(page).toHaveURL(/tab=pitch-deck/);
  await expect(page.getByText('Alleen de projecteigenaar kan de Pitch deck bekijken.')).toBeVisible();
  await page.getByRole('button', { name: 'Investeren' }).click();
  await expect(page.getByText('Investment functionaliteit wordt binnenkort beschikbaar.')).toBeVisible();
  await page.getByRole('region', { name: 'Stand van de financiering' }).getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page).toHaveURL(new RegExp(`/projecten/${id}\\?tab=pitch-deck&chat=${owner.id}$`));
  await expect(page.getByRole('region', { name: 'Berichten met Bea Smit' })).toBeVisible();
});

test('an entrepreneur sees drafts among their own projects, and nobody else does', async ({ page, otherPage, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/projecten?eigenaar=mij');
  await expect(page.getByText('Geen projecten gevonden.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start je eerste project' })).toBeVisible();
  const [title, drafted] = [`Zonnedak ${randomUUID()}`, `Concept ${randomUUID()}`];
  await makeProject(kiem.db, { ...fullProject(), ownerId, title });
  const draft = await makeProject(kiem.db, { ownerId, title: drafted, status: 'draft' });

  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText(['Alle', 'Actief', 'Voltooid', 'Concept']);
  await expect(page.getByRole('link', cardOf(title))).toBeVisible();
  await expect(page.getByRole('link', { name: `Bewerken: ${drafted}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Volgen/ })).toHaveCount(0);
  await page.getByRole('link', cardOf(drafted)).click();
  await expect(page.getByText('Dit is een concept. Alleen jij ziet het.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('button', { name: 'Investeren' })).toHaveCount(0);
  await expectNoViolations(page);

  const answer = await otherPage.goto(`${kiem.url}/projecten/${draft.id}`);
  expect(answer?.status()).toBe(404);
  await expect(otherPage).toHaveURL(/\/projecten$/);
  await otherPage.goto(`${kiem.url}/projecten?eigenaar=mij`);
  await expect(otherPage).toHaveURL(/\/auth\?next=/);
});

test('a project with a whole plan is accessible and fits; a list that fails says so', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId });
  for (const address of [`/projecten/${id}`, `/projecten/${id}?tab=talent`]) {
    await page.goto(address);
    await untilReady(page);
    await test.step(address, () => expectGoodLooks(page, everyLook));
  }
  await page.goto(`/projecten/${id}`);
  await untilReady(page);
  await look(page, { width: 360 });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const funding = page.getByRole('region', { name: 'Stand van de financiering' });
  expect(await topOf(page.getByRole('navigation', { name: 'Onderdelen van het project' }))).toBeLessThan(await topOf(funding));

  await page.route('**/rpc/projects/listProjects*', (route) => route.fulfill(serverFault));
  await page.getByRole('link', { name: '‹ Projecten' }).click();
  await expect(page.getByText('Kon projecten niet laden.')).toBeVisible();
  await page.unroute('**/rpc/projects/listProjects*');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a reader and an owner are led back to the overview if a project could not be loaded', async ({ page, kiem, complaints }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const title = `Zonnedak ${randomUUID()}`;
  await makeProject(kiem.db, { ownerId, title });
  for (const [call, press, message] of [
    ['projects/readProject', title, 'Project kon niet worden geladen.'],
    ['ownProjects/readOwnProject', `Bewerken: ${title}`, 'Project kon niet worden geladen of je hebt geen toegang.'],
  ] as const) {
    await page.goto('/projecten?eigenaar=mij');
    await untilReady(page);
    await page.route(`**/rpc/${call}*`, (route) => route.fulfill(serverFault));
    await page.getByRole('link', cardOf(press)).click();
    await expect(page).toHaveURL('/projecten');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole('heading', { name: message })).toHaveCount(0);
    await expect(page.getByRole('link', cardOf(title))).toBeVisible();
  }
  // The browser's console has each failure.
  expect(complaints.splice(0)).toHaveLength(2);
});

test('a tab that could not be loaded leaves its project open to try again', async ({ page, kiem, complaints }) => {
  const { id: ownerId } = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId });
  await page.goto(`/projecten/${id}`);
  await untilReady(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Vragen' }).click();
  await expect(page.getByRole('heading', { name: 'Project kon niet worden geladen.' })).toBeVisible();
  await expect(page).toHaveURL(`/projecten/${id}?tab=vragen`);
  expect(complaints.splice(0)).toHaveLength(1);
});

test('a member saves a project, notes how far they are with it, and finds it back @phone', async ({ page, kiem }) => {
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId: owner.id, title: 'Fietsen van hout' });
  await becomeMember(page, kiem, { roles: ['talent'] });

  await page.goto(`/projecten/${id}`);
  await untilReady(page);
  const staged = Promise.withResolvers<void>();
  await page.route('**/rpc/savedProjects/saveProject*', async (route) => {
    await staged.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('button', { name: 'Bewaard' })).toHaveAttribute('aria-pressed', 'true');
  // The stage is chosen while the save is still on its way.
  await page.getByLabel('Fase').selectOption({ label: 'In gesprek' });
  staged.resolve();
  await page.getByRole('button', { name: 'Notitie schrijven: Fietsen van hout' }).click();
  await page.getByRole('textbox', { name: 'Over Fietsen van hout' }).fill('Vraag naar het frame.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Vraag naar het frame.')).toBeVisible();
  await expect(page.getByLabel('Fase').locator('option:checked')).toHaveText('In gesprek');
  await expectGoodLooks(page, everyLook);

  await page.goto('/projecten/bewaard?fase=in-gesprek');
  await untilReady(page);
  const card = page.getByRole('article').filter({ hasText: 'Fietsen van hout' });
  await expect(card.getByText('Vraag naar het frame.')).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await card.getByRole('button', { name: 'Bewaren: Fietsen van hout' }).click();
  await page.getByRole('button', { name: 'Weghalen' }).click();
  await expect(page.getByText('Geen projecten in deze fase.')).toBeVisible();
});

test('the server draws what a member sees first of a long project, and their browser the rest; visitors get all of it', async ({
  page,
  browser,
  kiem,
}) => {
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId: owner.id, title: `Lang plan ${randomUUID()}` });
  const place = `${kiem.url}/projecten/${id}`;
  await becomeMember(page, kiem, { roles: ['investor'] });
  const titlesWithoutScript = async (storageState?: Awaited<ReturnType<typeof readState>>) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(storageState && { storageState }) });
    const read = await context.newPage();
    await read.goto(place);
    const titles = await read.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await context.close();
    return titles;
  };
  const readState = () => page.context().storageState();

  expect(await titlesWithoutScript()).toEqual(expect.arrayContaining(['Pitch', 'Markt', 'Concurrentie', 'Tijdlijn']));
  const atFirst = await titlesWithoutScript(await readState());
  expect(atFirst).toEqual(expect.arrayContaining(['Pitch', 'Doelstellingen', 'Probleem en oplossing', 'Product']));
  expect(atFirst).not.toContain('Markt');

  // An address of a part that the browser draws leads there, and a reload stays there.
  await page.goto(`${place}#mijlpalen`);
  const milestones = page.getByRole('region', { name: 'Mijlpalen' });
  await expect(milestones).toBeInViewport();
  await page.reload();
  await untilReady(page);
  await expect(milestones).toBeInViewport();
  await page.goto(place);
  await untilReady(page);
  const timeline = page.getByRole('region', { name: 'Tijdlijn' });
  await timeline.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await page.reload();
  await untilReady(page);
  await expect(timeline).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(300);
});
