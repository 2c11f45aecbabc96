import { expect, test } from 'vitest';
import { aroundSuspension } from '../../app/testing/suspension.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { publicTalent, talent, talentIdOf } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

const makeTalent = async (details: object) => {
  const person = await server.person(details);
  return { person, id: await talentIdOf(db, person) };
};

async function sitemap(): Promise<string> {
  server.clock.advance({ seconds: 10 });
  const index = await (await server.fetch('/sitemap.xml')).text();
  if (!index.includes('/sitemap/talent-1.xml')) return '';
  return (await server.fetch('/sitemap/talent-1.xml')).text();
}
const picture = async (id: string) => (await server.fetch(`/beeld/talent/${id}.png`)).status;

test('the sitemap has those who are for everyone and chose search engines, pictures those who are for everyone', async () => {
  const found = await makeTalent(publicTalent({ talentInSearchEngines: true }));
  const others = await Promise.all([
    makeTalent(publicTalent()),
    makeTalent(talent({ talentAudience: 'members', talentInSearchEngines: true })),
    makeTalent(publicTalent({ talentInSearchEngines: true, isPublic: false })),
    makeTalent({ roles: ['talent'], talentAudience: 'everyone', talentInSearchEngines: true }),
  ]);

  const pages = await sitemap();
  expect(pages).toContain(`/talent/${found.id}<`);
  for (const { id } of others) expect(pages).not.toContain(id);
  expect(await Promise.all([found, ...others].map(({ id }) => picture(id)))).toEqual([200, 200, 404, 404, 404]);
  expect((await server.visitor().api.talent.readTalent({ id: found.id })).isFindable).toBe(true);
  expect((await server.fetch('/talent/feed.atom')).headers.get('content-type')).not.toContain('atom');
});

test('a suspended talent leaves sitemap and pictures until the suspension is lifted', async () => {
  const { person, id } = await makeTalent(publicTalent({ talentInSearchEngines: true }));
  const read = async () => [(await sitemap()).includes(id), await picture(id)];

  expect(await aroundSuspension(server, person, read)).toEqual({ before: [true, 200], suspended: [false, 404], lifted: [true, 200] });
});
