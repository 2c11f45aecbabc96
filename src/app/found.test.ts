import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { makeJob } from '../features/jobs/factory.ts';
import { makeProject } from '../features/projects/factory.ts';
import { publicPages } from './findable.ts';
import { startTestServer, testOrigin } from './testing/test-server.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

beforeEach(async () => {
  await pool.query('delete from projects; delete from jobs');
  // Outlives whatever was kept for an earlier test.
  clock.advance({ seconds: 60 });
});

async function read(path: string) {
  const response = await server.fetch(path);
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Makes one project that visitors find, and one of each kind that they don't. */
async function makeAll() {
  const [anna, gone] = [await server.person(), await server.person()];
  const shown = await makeProject(db, { ownerId: anna.id, title: 'Zonnedak' });
  const hidden = [
    await makeProject(db, { ownerId: anna.id, status: 'draft' }),
    await makeProject(db, { ownerId: anna.id, withdrawnAt: clock.now() }),
    await makeProject(db, { ownerId: gone.id }),
  ];
  await pool.query('update accounts set suspended_at = $2 where id = $1', [gone.id, clock.now()]);
  return { anna, shown, hidden };
}

const idsIn = (text: string) => new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));

test('the sitemap has public pages and public projects, and names nothing that visitors can’t see', async () => {
  const { shown } = await makeAll();

  const index = await read('/sitemap.xml');
  const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(parts).toEqual([`${testOrigin}/sitemap/paginas.xml`, `${testOrigin}/sitemap/projecten-1.xml`]);
  const projects = await read('/sitemap/projecten-1.xml');
  const changedAt = shown.createdAt.toISOString();
  expect(projects.text).toContain(`<url><loc>${testOrigin}/projecten/${shown.id}</loc><lastmod>${changedAt}</lastmod></url>`);
  expect(idsIn(projects.text)).toEqual(new Set([shown.id]));
});

test('the sitemap has every static page once', async () => {
  const { text } = await read('/sitemap/paginas.xml');

  for (const path of publicPages) {
    expect(text).toContain(`<loc>${testOrigin}${path}</loc>`);
  }
  expect(text.match(/<loc>/g)).toHaveLength(publicPages.length);
});

test('a sitemap that doesn’t exist is not found', async () => {
  await makeAll();

  for (const path of ['/sitemap/projecten-2.xml', '/sitemap/projecten-0.xml', '/sitemap/iets-1.xml', '/sitemap/']) {
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  }
});

test('the feed is one of the newest public projects, and says when they changed', async () => {
  const { anna, shown } = await makeAll();
  const older = new Date(shown.createdAt.getTime() - 60_000);
  await makeProject(db, {
    ownerId: anna.id,
    title: 'Brood & <b>rozen</b>',
    description: 'Een “bakker”\u0001 op wielen.',
    category: 'ai/ml',
    createdAt: older,
  });

  const { headers, text } = await read('/projecten/feed.atom');

  expect(headers).toMatchObject({ 'content-type': 'application/atom+xml; charset=utf-8', 'last-modified': shown.createdAt.toUTCString() });
  expect(text).toContain(`<id>${testOrigin}/projecten/feed.atom</id>`);
  expect(text).toContain(`<updated>${shown.createdAt.toISOString()}</updated>\n<author>`);
  expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${testOrigin}/projecten/feed.atom"/>`);
  expect(text).toContain(`<id>urn:uuid:${shown.id}</id>`);
  expect([...text.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Nieuwe projecten · Kiem',
    'Zonnedak',
    'Brood &#38; &#60;b&#62;rozen&#60;/b&#62;',
  ]);
  expect(text).toContain('<summary>Een “bakker” op wielen.</summary>');
  expect(text).toContain('<category term="AI/ML"/>');
  expect(text.match(/<entry>/g)).toHaveLength(2);
  expect(text).not.toContain(anna.lastName);
});

test('a project that is withdrawn leaves the feed and the sitemap, also for who compares with what they have', async () => {
  const { anna, shown } = await makeAll();
  const paths = ['/projecten/feed.atom', '/sitemap/projecten-1.xml'];
  const before = await Promise.all(paths.map(read));
  const again = (place: number) =>
    server.fetch(paths[place] ?? '', {
      headers: { 'if-none-match': before[place]?.headers.etag ?? '', 'if-modified-since': new Date().toUTCString() },
    });
  expect((await again(0)).status).toBe(304);
  expect((await again(1)).status).toBe(304);

  await anna.api.ownProjects.withdrawProject({ id: shown.id });
  clock.advance({ seconds: 6 });

  const feed = await again(0);
  expect([feed.status, (await feed.text()).includes(shown.id)]).toEqual([200, false]);
  expect((await again(1)).status).toBe(200);
  expect(idsIn((await read('/sitemap.xml')).text)).toEqual(new Set());
});

test('a public project has a picture of the size that previews ask for, kept until the project changes', async () => {
  const { shown } = await makeAll();
  const path = `/beeld/projecten/${shown.id}.png`;

  const response = await server.fetch(path);
  const picture = Buffer.from(await response.arrayBuffer());

  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=600',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
  const etag = response.headers.get('etag') ?? '';
  expect((await server.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await pool.query(`update projects set title = 'Anders', updated_at = updated_at + interval '1 second' where id = $1`, [shown.id]);
  const changed = await server.fetch(`${path}?v=iets`, { headers: { 'if-none-match': etag } });
  expect([changed.status, Buffer.from(await changed.arrayBuffer()).equals(picture)]).toEqual([200, false]);
  expect((await server.fetch('/beeld/projecten.png')).status).toBe(200);
});

test('a project that visitors can’t see has no picture, for its owner neither', async () => {
  const { anna, hidden } = await makeAll();

  for (const { id } of hidden) {
    expect((await anna.fetch(`/beeld/projecten/${id}.png`)).status).toBe(404);
    expect((await read(`/beeld/projecten/${id}.png`)).status).toBe(404);
  }
  for (const path of ['/beeld/', '/beeld/iets.png', '/beeld/projecten/x.png', `/beeld/projecten/${anna.id}.png`]) {
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  }
});

test('many who ask for one picture wait for the same drawing, and a flood of others is refused with a 503', async () => {
  const { anna, shown } = await makeAll();
  const ids = await Promise.all(Array.from({ length: 60 }, async () => (await makeProject(db, { ownerId: anna.id })).id));
  const status = async (id: string) => (await server.fetch(`/beeld/projecten/${id}.png`)).status;

  const same = await Promise.all(Array.from({ length: 40 }, () => status(shown.id)));
  const others = await Promise.all(ids.map(status));

  expect(new Set(same)).toEqual(new Set([200]));
  expect(new Set(others)).toEqual(new Set([200, 503]));
});

test('robots.txt names the sitemap, and writes to any of these are refused', async () => {
  expect(await read('/robots.txt')).toMatchObject({
    status: 200,
    text: `User-agent: *\nDisallow: /api/\nDisallow: /rpc/\n\nSitemap: ${testOrigin}/sitemap.xml\n`,
  });
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap/paginas.xml', '/projecten/feed.atom', '/beeld/projecten.png']) {
    const response = await server.fetch(path, { method: 'POST', headers: { origin: testOrigin } });
    expect([path, response.status]).toEqual([path, 405]);
  }
});

test('text is compressed for who can read it so, and HEAD answers without a body', async () => {
  const headers = { 'accept-encoding': 'gzip' };

  const [full, head] = [
    await server.fetch('/projecten/feed.atom', { headers }),
    await server.fetch('/projecten/feed.atom', { method: 'HEAD' }),
  ];

  expect([full.headers.get('content-encoding'), full.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(await full.text()).toContain('<feed ');
  expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual([200, '', true]);
});

test('open jobs are in the sitemap, the feed and previews, and leave them when they are closed', async () => {
  const [anna, gone] = [await server.person({ roles: ['entrepreneur'] }), await server.person()];
  const shown = await makeJob(db, { posterId: anna.id, title: 'Timmerman', companyName: 'Hout & Co' });
  const closed = await makeJob(db, { posterId: anna.id, closedAt: clock.now(), closing: 'filled' });
  const hidden = await makeJob(db, { posterId: gone.id });
  await pool.query('update accounts set suspended_at = $2 where id = $1', [gone.id, clock.now()]);

  const feed = await read('/banen/feed.atom');
  expect([...feed.text.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Nieuwe vacatures · Kiem',
    'Timmerman (m/v/x) bij Hout &#38; Co',
  ]);
  expect(feed.text).not.toContain(anna.lastName);
  expect(idsIn((await read('/sitemap/banen-1.xml')).text)).toEqual(new Set([shown.id]));
  expect((await server.fetch(`/beeld/banen/${shown.id}.png`)).status).toBe(200);
  for (const { id } of [closed, hidden]) expect((await server.fetch(`/beeld/banen/${id}.png`)).status).toBe(404);

  await anna.api.ownJobs.closeJob({ id: shown.id, closing: 'withdrawn' });
  clock.advance({ seconds: 6 });
  expect(idsIn((await read('/banen/feed.atom')).text)).toEqual(new Set());
  expect(idsIn((await read('/sitemap/banen-1.xml')).text)).toEqual(new Set());
});
