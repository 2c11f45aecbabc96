import { makeComment, makePost } from '../src/features/feed/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makeConversation } from '../src/features/messages/factory.ts';
import { makeNotification } from '../src/features/notifications/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeBlock, makeConnection } from '../src/features/relations/factory.ts';
import type { Database } from '../src/platform/server/database.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { holdScripts, untilReady } from './ready.ts';

type List = {
  name: string;
  /** Makes more than one page of items for a person, and returns the address that lists them. */
  make: (db: Database, personId: string) => Promise<string>;
  call: string;
  /** The number of items on the first page. */
  first: number;
  /** The button's label; absent where more items load at the end. */
  more?: string;
  failed: string;
};

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

async function makePeople(db: Database): Promise<string[]> {
  const people = times(22).map((at) => makePerson(db, { firstName: 'Bo', lastName: `Nummer ${at}` }));
  return (await Promise.all(people)).map(({ id }) => id);
}

const lists: List[] = [
  {
    name: 'Posts',
    async make(db, authorId) {
      for (const at of times(22)) await makePost(db, { authorId, content: `Post ${at}.` });
      return '/feed';
    },
    call: 'feed/listPosts',
    first: 8,
    failed: 'De oudere posts konden niet worden geladen.',
  },
  {
    name: 'Reacties',
    async make(db, authorId) {
      const { id: postId } = await makePost(db, { authorId });
      for (const at of times(22)) await makeComment(db, { postId, authorId, content: `Reactie ${at}.` });
      return `/feed/${postId}`;
    },
    call: 'comments/listComments',
    first: 20,
    more: 'Meer reacties tonen',
    failed: 'Meer reacties konden niet worden geladen.',
  },
  {
    name: 'Connecties',
    async make(db, from) {
      for (const to of await makePeople(db)) await makeConnection(db, { from, to });
      return '/netwerk';
    },
    call: 'network/listConnections',
    first: 20,
    more: 'Meer tonen',
    failed: 'Meer mensen konden niet worden geladen.',
  },
  {
    name: 'Geblokkeerde mensen',
    async make(db, from) {
      for (const of of await makePeople(db)) await makeBlock(db, { from, of });
      return '/instellingen';
    },
    call: 'network/listBlocked',
    first: 20,
    more: 'Meer tonen',
    failed: 'Meer mensen konden niet worden geladen.',
  },
  {
    name: 'Notificaties',
    async make(db, personId) {
      for (const _ of times(52)) await makeNotification(db, { personId });
      return '/notificaties';
    },
    call: 'notifications/listNotifications',
    first: 50,
    more: 'Oudere notificaties tonen',
    failed: 'De oudere notificaties konden niet worden geladen.',
  },
  {
    name: 'Gesprekken',
    async make(db, to) {
      for (const from of await makePeople(db)) await makeConversation(db, { from, to });
      return '/netwerk?chat=gesprekken';
    },
    call: 'messages/listConversations',
    first: 20,
    failed: 'Meer gesprekken konden niet worden geladen.',
  },
];

for (const { name, make, call, first, more, failed } of lists) {
  test(`${name}: a page that fails to load says so, and loads on retry`, async ({ page, kiem }) => {
    const address = await make(kiem.db, await becomeMember(page, kiem, { roles: ['entrepreneur'] }));
    const items = page.getByRole('list', { name, exact: true }).getByRole('listitem');
    await page.route(`**/rpc/${call}`, (route) => {
      const isFirst = !/"(before|after)"/.test(route.request().postData() ?? '');
      return isFirst ? route.continue() : route.abort();
    });
    await page.goto(address);
    await untilReady(page);
    await expect(items).toHaveCount(first);
    if (more === undefined) await items.last().scrollIntoViewIfNeeded();
    else await page.getByRole('button', { name: more }).click();
    await expect(page.getByRole('alert')).toHaveText(failed);
    const again = page.getByRole('button', { name: 'Probeer opnieuw' });
    if (more !== undefined) await expect(again).toBeFocused();

    // Once a late live connection brings the list anew, it loads more by itself: nothing is waited for between these two.
    await again.click({ trial: true });
    await page.unroute(`**/rpc/${call}`);
    await again.press('Enter');

    await expect.poll(() => items.count()).toBeGreaterThan(first);
    await expect(items.nth(first).locator(':focus'), 'focus is on the first new one').toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('an own list without anything in it has nothing to filter by', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  for (const [address, empty] of [
    ['/projecten?eigenaar=mij', 'Geen projecten gevonden.'],
    ['/banen?eigenaar=mij', 'Je hebt nog geen vacatures.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await page.goto(`${address}&zoek=zon`);
    await expect(page.getByRole('search')).toBeVisible();
  }
});

test('people are offered a new job or a talent profile only if their roles allow it', async ({ page, kiem }) => {
  const [post, make, choose] = [/^Nieuwe Vacature$/, /^Talentprofiel maken$/, /^Rollen aanpassen$/];
  const offered = async (name: RegExp) => (await page.getByRole('main').getByRole('link', { name }).count()) > 0;
  for (const [roles, ways] of [
    [['investor'], { '/banen?eigenaar=mij': [choose], '/matches': [choose], '/talent/uitnodigingen': [choose] }],
    [['entrepreneur'], { '/banen?eigenaar=mij': [post], '/matches': [post, make], '/talent/uitnodigingen': [make] }],
    [['talent'], { '/banen?eigenaar=mij': [choose], '/talent/uitnodigingen': [] }],
  ] as const) {
    await becomeMember(page, kiem, { roles: [...roles] });
    for (const [address, expected] of Object.entries(ways)) {
      await page.goto(address);
      await expect(page.getByText(/^(Je hebt nog geen|Er valt nog niets)/)).toBeVisible();
      const shown: RegExp[] = [];
      for (const name of [post, make, choose]) if (await offered(name)) shown.push(name);
      expect([roles, address, shown]).toEqual([roles, address, expected]);
    }
  }
});

test('a list of jobs in which nothing is found asks for other words only where words were typed', async ({ page }) => {
  for (const [address, sentence] of [
    ['/banen?zoek=qqzzqq', 'Probeer andere zoektermen.'],
    ['/banen?plaats=Qqzzqq', 'Probeer andere zoektermen.'],
    ['/banen?loon=9000000', 'Geen vacature past bij je filters.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(`Geen vacatures gevonden${sentence}`);
    await expect(page.getByRole('link', { name: 'Alles tonen' })).toBeVisible();
  }
});

test('all that is typed and chosen in filters before hydration counts after it', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  const release = await holdScripts(page);
  await page.goto('/banen');
  await page.getByRole('searchbox').fill('lassen');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByLabel('Volgorde').selectOption('deadline');
  release();

  await expect(page).toHaveURL((address) => address.search === '?zoek=lassen&plaats=Gent&sorteer=deadline');
  await expect(page.getByRole('searchbox')).toHaveValue('lassen');
  await expect(page.getByLabel('Plaats')).toHaveValue('Gent');
  await expect(page.getByLabel('Volgorde')).toHaveValue('deadline');
});

test('a rate with cents is asked as it is typed', async ({ page, kiem }) => {
  const poster = await makePerson(kiem.db);
  const freelance = { posterId: poster.id, location: 'Zichem', type: 'freelance', rateUnit: 'hour' } as const;
  await makeJob(kiem.db, { ...freelance, title: 'Loodgieter', rateMin: 82.5 });
  await makeJob(kiem.db, { ...freelance, title: 'Metselaar', rateMin: 82 });
  await page.goto('/banen?plaats=Zichem&filter=freelance');
  await untilReady(page);
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByLabel('Uurtarief vanaf (€)').fill('82,50');

  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Loodgieter');
  await page.reload();
  await expect(page.getByLabel('Uurtarief vanaf (€)')).toHaveValue('82,50');
  await expect(page.getByRole('article')).toHaveCount(1);
});
