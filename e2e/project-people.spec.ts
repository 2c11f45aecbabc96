import { randomUUID } from 'node:crypto';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject, makeRole } from '../src/features/projects/factory.ts';
import { makeConnection } from '../src/features/relations/factory.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks } from './look.ts';
import { becomeMember, makePair } from './member.ts';
import { untilReady } from './ready.ts';

test('a member asks for access, and the owner admits them', async ({ page, otherPage, kiem }) => {
  const { myId: ownerId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const { id } = await makeProject(kiem.db, {
    ...{ ownerId, title: `Zonnedak ${randomUUID()}`, equityProposal: 'Tien procent voor wie instapt.', equityAudience: 'admitted' },
    plan: { capTable: 'Bea 100%' },
  });
  const funding = otherPage.getByRole('region', { name: 'Stand van de financiering' });

  await otherPage.goto(`${kiem.url}/projecten/${id}`);
  await untilReady(otherPage);
  await expect(otherPage.getByText('Tien procent voor wie instapt.')).toHaveCount(0);
  await funding.getByRole('button', { name: 'Investeren' }).click();
  await expect(funding.getByRole('link', { name: 'Stuur een bericht' })).toBeVisible();
  await funding.getByRole('button', { name: 'Vraag toegang' }).click();
  await otherPage.getByLabel('Waarom wil je meelezen?').fill('Ik denk graag mee.');
  await otherPage.getByRole('button', { name: 'Verzoek versturen' }).click();
  await expect(funding.getByText('Toegang gevraagd')).toBeVisible();

  await page.goto('/notificaties');
  await untilReady(page);
  await page.getByText(`${theirs} vraagt toegang tot`).first().click();
  await expect(page).toHaveURL(/tab=mensen/);
  await expect(page.getByText('Ik denk graag mee.')).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await page.getByRole('button', { name: `Toelaten: ${theirs}` }).click();
  await expect(page.getByText('1 van hoogstens 149 mensen')).toBeVisible();

  await expect(funding.getByText('Toegelaten')).toBeVisible();
  await expect(otherPage.getByText('Tien procent voor wie instapt.')).toBeVisible();
  await expect(otherPage.getByText('Bea 100%')).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);

  // On a desk the tabs stand below the fold.
  await otherPage.setViewportSize({ width: 1440, height: 700 });
  await otherPage.evaluate(() => window.scrollTo(0, 0));
  await funding.getByRole('link', { name: 'de pitch' }).click();
  await expect(otherPage.getByText('Alleen de projecteigenaar kan de')).toBeInViewport();
});

test('an owner asks a connection into the team, who accepts and leaves again', async ({ page, otherPage, kiem }) => {
  const { myId: ownerId, theirId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await makeConnection(kiem.db, { from: theirId, to: ownerId });
  const team = [
    { name: theirs, role: 'Techniek', background: 'Bouwde vijf kassen.' },
    { name: 'Wim Smit', role: 'Verkoop', background: '' },
  ];
  const { id } = await makeProject(kiem.db, { ownerId, plan: { team } });

  await page.goto(`/projecten/${id}?tab=mensen`);
  await untilReady(page);
  await page.getByLabel('Een connectie in je team vragen').fill('Xxyyzz');
  await expect(page.getByText('Geen van je connecties heet zo.')).toBeVisible();
  await page.getByLabel('Een connectie in je team vragen').fill(theirs.split(' ')[1] ?? '');
  await page.getByRole('option', { name: theirs }).click();
  await page.getByLabel('Functie in het project *').fill('Techniek');
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(page.getByText('Gevraagd', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Functie wijzigen: ${theirs}` }).click();
  await page.getByRole('dialog').getByLabel('Functie in het project').fill('Techniek en vorm');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Functie gewijzigd')).toBeVisible();
  await expectGoodLooks(page, everyLook);

  await otherPage.goto(`${kiem.url}/notificaties`);
  await untilReady(otherPage);
  await expect(otherPage.getByText('Functie: Techniek en vorm')).toBeVisible();
  await otherPage.setViewportSize({ width: 360, height: 740 });
  await otherPage.getByRole('link', { name: /Hoor je bij dit team/ }).click();
  const question = otherPage.getByRole('region', { name: 'Vraag om teamlid te zijn' });
  await expect(question.getByRole('button', { name: 'Ja, toon mij' })).toBeInViewport();
  await otherPage.setViewportSize({ width: 1440, height: 900 });
  await expectGoodLooks(otherPage, everyLook);
  await question.getByRole('button', { name: 'Nee, bedankt' }).click();
  await expect(page.getByText('Gevraagd', { exact: true })).toHaveCount(0);
  await otherPage.getByRole('button', { name: 'Toch ja, toon mij' }).click();
  // Whom the owner had described already stands there once, with their profile.
  const shown = otherPage.getByRole('list', { name: 'Teamleden' });
  await expect(shown.getByRole('listitem')).toHaveCount(2);
  await expect(shown.getByRole('listitem').first()).toContainText('Bouwde vijf kassen.');
  await shown.getByRole('link', { name: theirs }).click();
  const profile = otherPage.getByRole('region', { name: 'Projecten' });
  await expect(profile.getByRole('listitem')).toContainText('Techniek en vorm');
  await expectGoodLooks(otherPage, everyLook);
  await profile.getByRole('link').click();
  await page.getByRole('button', { name: `Functie wijzigen: ${theirs}` }).click();
  await page.getByRole('dialog').getByLabel('Functie in het project').fill('Directie');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(otherPage.getByText('Je staat in het team als Directie.')).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await otherPage.getByRole('button', { name: 'Team verlaten' }).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Verlaten', exact: true }).click();
  await expect(shown.getByRole('link', { name: theirs })).toHaveCount(0);
});

test('a question to join a team comes to home and leaves it by itself', async ({ page, otherPage, kiem }) => {
  const { myId: ownerId, theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await makeConnection(kiem.db, { from: theirId, to: ownerId });
  const { id } = await makeProject(kiem.db, { ownerId, title: `Zonnedak ${randomUUID()}` });
  await Promise.all([otherPage.waitForRequest(/\/live/), otherPage.goto(`${kiem.url}/`)]);
  await untilReady(otherPage);
  const question = otherPage.getByRole('region', { name: 'Wat op je wacht' }).getByRole('link', { name: 'Hoor je bij dit team?' });
  await expect(question).toHaveCount(0);
  const place = `${kiem.url}/api/projects/${id}/members/${theirId}`;
  const headers = { origin: kiem.url };

  await page.request.put(place, { data: { role: 'Techniek' }, headers });
  await expect(question).toBeVisible();

  await page.request.delete(place, { headers });
  await expect(question).toHaveCount(0);
});

test('a member shows interest in a role, and the owner sees who is interested', async ({ page, otherPage, kiem }) => {
  const { myId: ownerId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const { id } = await makeProject(kiem.db, { ownerId, roles: [makeRole('Ingenieur'), makeRole('Jurist')] });

  await otherPage.goto(`${kiem.url}/projecten/${id}`);
  await untilReady(otherPage);
  await otherPage.getByRole('button', { name: 'Ik heb interesse: Ingenieur' }).click();
  await expect(otherPage.getByLabel('Je bericht')).toHaveValue(/interesse in de rol “Ingenieur”/);
  const words = await otherPage.getByLabel('Je bericht').inputValue();
  await otherPage.getByLabel('Je bericht').fill('');
  await otherPage.getByRole('button', { name: 'Versturen' }).click();
  await expect(otherPage.getByText('Schrijf je bericht.')).toBeVisible();
  await expect(otherPage.getByLabel('Je bericht')).toBeFocused();
  await otherPage.getByLabel('Je bericht').fill(words);
  await otherPage.getByRole('button', { name: 'Versturen' }).click();
  await expect(otherPage.getByRole('main').getByText('Je hebt interesse getoond')).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);

  await page.goto(`/projecten/${id}?tab=talent`);
  await untilReady(page);
  await page.getByRole('button', { name: '1 persoon heeft interesse: Ingenieur' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Bericht' }).click();
  await expect(page.getByText('interesse in de rol “Ingenieur”').first()).toBeVisible();
  await expect(page.getByRole('link', { name: theirs }).first()).toBeVisible();

  await page.goto(`/projecten/${id}?tab=talent`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Markeer als ingevuld: Jurist' }).click();
  await expect(page.getByRole('button', { name: 'Weer zoeken: Jurist' })).toBeVisible();
  await page.getByRole('button', { name: 'Markeer als ingevuld: Ingenieur' }).click();
  await expect(page.getByRole('button', { name: 'Weer zoeken: Ingenieur' })).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await otherPage.reload();
  await untilReady(otherPage);
  const shown = otherPage.getByRole('region', { name: 'Gezocht talent' });
  await expect(shown.getByRole('listitem').filter({ hasText: 'Ingenieur' })).toContainText('Ingevuld');
  await expect(shown.getByRole('heading', { name: 'Jurist' })).toHaveCount(0);
});

test('the acts of a role stand on one line of a phone, as high as each other', { tag: '@phone' }, async ({ page, kiem }) => {
  const { id: ownerId } = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const role = makeRole('Ingenieur');
  const { id } = await makeProject(kiem.db, { ownerId, roles: [role] });
  await makeJob(kiem.db, { posterId: ownerId, projectRoleId: role.id, title: 'Ingenieur' });
  await becomeMember(page, kiem, { roles: ['talent'] });

  await page.goto(`/projecten/${id}`);
  // It comes once the page works, and moves what stands beside it.
  const job = await page.getByRole('link', { name: /^Bekijk de vacature/ }).boundingBox();
  const interest = await page.getByRole('button', { name: 'Ik heb interesse: Ingenieur' }).boundingBox();

  expect(job).toMatchObject({ y: interest?.y, height: interest?.height });
});
