import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { releaseDeck } from '../../features/decks/links/commands/release.ts';
import { contentsOf, makeEmptyKiem } from '../../platform/server/backup/backup.fixture.ts';
import { restoreBackup } from '../../platform/server/backup/restore-backup.ts';
import { writeBackup } from '../../platform/server/backup/write-backup.ts';
import { openDatabase, openPool } from '../../platform/server/database.ts';
import { makeTestDatabase } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { demoPassword, fillDemo, listDemoAccounts } from './fill-demo.ts';
import { demoPictures } from './pictures/all.ts';

const server = await startTestServer();
const { services, clock } = server;
await fillDemo(services, clock.now(), releaseDeck);

test('the three listed accounts sign in and see a lively feed', async () => {
  const list = await listDemoAccounts(services.db);
  const addresses = list?.match(/\S+@\S+/g) ?? [];
  expect(addresses).toHaveLength(3);
  for (const email of addresses) {
    const browser = server.visitor();
    await browser.api.accounts.signIn({ email, password: demoPassword });
    const { posts, next } = await browser.api.feed.listPosts({});
    expect(posts).toHaveLength(20);
    expect(next).not.toBeNull();
    expect(posts.some(({ likesCount }) => likesCount > 5)).toBe(true);
    expect(posts.some(({ commentsCount }) => commentsCount > 0)).toBe(true);
    expect(posts.some(({ image }) => image !== null)).toBe(true);
    const { notifications } = await browser.api.notifications.listNotifications({});
    expect(notifications.some(({ isRead }) => !isRead)).toBe(true);
  }
});

test('the demo fills the database once and adds nothing the second time', async () => {
  const count = async () => (await services.pool.query('select count(*)::int as posts from posts')).rows;
  const before = await count();
  await fillDemo(services, clock.now(), releaseDeck);
  expect(await count()).toEqual(before);
});

test('the posts count the likes and comments that exist', async () => {
  const { rows } = await services.pool.query(
    `select p.id from posts p where likes_count <> (select count(*) from post_likes l where l.post_id = p.id)
        or comments_count <> (select count(*) from post_comments c where c.post_id = p.id)`,
  );
  expect(rows).toEqual([]);
});

test('the demo stores every picture in the widths of a post, with its description', async () => {
  const { rows } = await services.pool.query<{ alt: string; width: number; height: number; widths: number[]; folder: string }>(
    `select image_alt as alt, width, height, widths, storage_folder as folder
     from posts join uploads on uploads.id = image_id and owner_id = author_id and kind = 'post-image'`,
  );
  expect(new Set(rows.map(({ alt }) => alt))).toEqual(new Set(demoPictures.map(({ alt }) => alt)));
  expect(rows).toHaveLength(36);
  for (const { width, height, widths, folder } of rows) {
    expect({ width, height, widths }).toEqual({ width: 1200, height: 800, widths: [480, 960, 1200] });
    const file = await services.storage.read(folder, '480.webp');
    file?.content.destroy();
    expect(file?.bytes).toBeGreaterThan(1000);
  }
});

test('every demo person has a profile, more than half have a portrait, and the search finds talent', async () => {
  const { rows } = await services.pool.query(
    `select count(*) filter (where bio <> '' and profiles.location <> '' and cardinality(skills) > 0)::int as told,
            count(*) filter (where 'investor' = any(roles) and cardinality(preferred_sectors) > 0)::int as investors,
            count(uploads.id)::int as faces,
            count(talent_profiles.id)::int as talents,
            count(*) filter (where 'talent' = any(roles))::int as with_role
     from profiles
     left join uploads on uploads.id = avatar_id and owner_id = profiles.id and kind = 'avatar'
     left join talent_profiles on person_id = profiles.id and hidden_at is null`,
  );
  const [{ told, investors, faces, talents, with_role: withRole }] = rows;
  expect({ told, investors, faces }).toEqual({ told: 72, investors: 10, faces: 43 });
  expect(talents).toBe(withRole);
});

test('the demo has thirty projects in every state and category, some with a whole plan', async () => {
  const { rows } = await services.pool.query(
    `select count(*)::int as projects, count(distinct category)::int as categories,
            array_agg(distinct status order by status) as states, count(withdrawn_at)::int as withdrawn,
            (select count(distinct project_id)::int from project_markets join project_years using (project_id) join project_team using (project_id)) as whole,
            (select count(*)::int from project_milestone_dates) as moved
     from projects`,
  );
  const [{ projects, categories, states, withdrawn, whole, moved }] = rows;
  expect({ projects, categories, states, withdrawn }).toEqual({
    projects: 30,
    categories: 10,
    states: ['active', 'completed', 'draft'],
    withdrawn: 1,
  });
  expect(whole).toBeGreaterThanOrEqual(6);
  expect(moved).toBeGreaterThan(10);
});

test('many jobs of the demo show the logo of their company, and some have none', async () => {
  const { rows } = await services.pool.query(
    `select count(distinct logo_id)::int as logos, count(logo_id)::int as shown, count(*)::int as jobs,
       count(*) filter (where logo_id is not null and uploads.id is null)::int as foreign
     from jobs left join uploads on uploads.id = logo_id and owner_id = poster_id and kind = 'job-logo' and widths = '{96,192,288}'`,
  );

  expect(rows[0]).toMatchObject({ logos: 17, foreign: 0 });
  expect(rows[0].shown).toBeGreaterThan(30);
  expect(rows[0].jobs - rows[0].shown).toBeGreaterThan(10);
});

test('the investor of the demo has new matches, saved projects and one dismissed; founders see who fits', async () => {
  const browser = server.visitor();
  await browser.api.accounts.signIn({ email: 'investeerder@demo.localhost', password: demoPassword });

  const { newMatches, dismissed } = await browser.api.investors.readDashboard();
  expect(newMatches.count).toBeGreaterThan(0);
  expect(dismissed).toBe(1);
  expect((await browser.api.savedProjects.listSaved({})).saved).toHaveLength(6);
  const { rows } = await services.pool.query(
    'select count(*)::int as days, (select count(*)::int from approach_preferences) as open from project_views',
  );
  expect(rows[0].days).toBeGreaterThan(300);
  expect(rows[0].open).toBe(5);
});

test('the SVG decoder is blocked again after the demo is filled', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow();
});

// It draws all pictures once more, which takes minutes where others use the machine.
test('the demo survives a backup and its restoration', async () => {
  const { connection, drop } = await makeTestDatabase();
  const pool = openPool(connection, 1);
  await fillDemo({ ...services, db: openDatabase(pool) }, clock.now(), releaseDeck);
  const folder = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
  onTestFinished(async () => {
    await pool.end();
    await drop();
    await rm(folder, { recursive: true });
  });
  const source = { connection, dataDir: services.settings.dataDir };
  const file = path.join(folder, 'demo.tar.gz');
  const target = await makeEmptyKiem();

  await writeBackup({ ...source, file, now: clock.now() });
  await restoreBackup({ ...target, file });

  expect(await contentsOf(target)).toEqual(await contentsOf(source));
}, 240_000);

test('plain Node loads the demo, as npm run demo does', async () => {
  const load = promisify(execFile)(process.execPath, ['--input-type=module', '-e', "await import('./src/app/demo/fill-demo.ts')"]);

  await expect(load).resolves.toMatchObject({ stderr: '' });
});
