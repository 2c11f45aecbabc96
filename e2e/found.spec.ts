import { publicPages } from '../src/app/findable.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { fullProject, makeProject } from '../src/features/projects/factory.ts';
import { expect, test } from './fixtures.ts';

/** The contents of a page's metas by their names, and its links by their relations. */
function headOf(html: string) {
  const attributes = (tag: string) =>
    new Map([...tag.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
  const metas = [...html.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributes(tag));
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => attributes(tag));
  return {
    meta: (name: string) => metas.find((each) => (each.get('name') ?? each.get('property')) === name)?.get('content'),
    link: (rel: string) => links.find((each) => each.get('rel') === rel)?.get('href'),
  };
}

test('the page of a project says to link previews and search engines what it is', async ({ kiem, request }) => {
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ...fullProject(), ownerId: owner.id, title: 'Zonnedak & co' });

  const answer = await request.get(`/projecten/${id}?tab=pitch-deck`);
  const { meta, link } = headOf(await answer.text());

  expect(meta('robots')).toBeUndefined();
  expect(link('canonical')).toBe(`${kiem.url}/projecten/${id}`);
  expect(meta('og:url')).toBe(`${kiem.url}/projecten/${id}`);
  expect(meta('og:title')).toBe('Zonnedak &amp; co · Kiem');
  expect(meta('description')).toBe('Samen een dak vol panelen.');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual(['1200', '630', 'Zonnedak &amp; co']);
  const image = meta('og:image') ?? '';
  expect(image).toMatch(new RegExp(`^${kiem.url}/beeld/projecten/${id}\\.png\\?v=\\w+$`));
  expect(meta('twitter:image')).toBe(image);
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('a draft and a withdrawn project are not found, with noindex and without a picture', async ({ kiem, request }) => {
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  for (const details of [{ status: 'draft' as const }, { withdrawnAt: new Date() }]) {
    const { id } = await makeProject(kiem.db, { ...details, ownerId: owner.id, title: 'Zeer geheim' });
    const answer = await request.get(`/projecten/${id}`);
    const html = await answer.text();

    expect(answer.status()).toBe(404);
    expect(headOf(html).meta('robots')).toBe('noindex');
    expect(html).not.toContain('geheim');
    expect((await request.get(`/beeld/projecten/${id}.png`)).status()).toBe(404);
  }
});

test('the overview leads to its feed, and a filtered one is no page of its own', async ({ request, kiem }) => {
  const { meta, link } = headOf(await (await request.get('/projecten')).text());

  expect([meta('robots'), link('canonical'), link('alternate')]).toEqual([undefined, `${kiem.url}/projecten`, '/projecten/feed.atom']);
  expect(meta('og:image')).toBe(`${kiem.url}/beeld/projecten.png`);
  for (const search of ['?zoek=zon', '?categorie=tech', '?status=completed', '?sorteer=eindigt']) {
    const filtered = headOf(await (await request.get(`/projecten${search}`)).text());
    expect([search, filtered.meta('robots'), filtered.link('canonical')]).toEqual([search, 'noindex', undefined]);
  }
});

test('search engines may list every static page of the sitemap', async ({ request, kiem }) => {
  for (const path of publicPages) {
    const answer = await request.get(path);
    const { meta, link } = headOf(await answer.text());
    expect([path, answer.status(), meta('robots'), link('canonical')]).toEqual([path, 200, undefined, `${kiem.url}${path}`]);
  }
});
