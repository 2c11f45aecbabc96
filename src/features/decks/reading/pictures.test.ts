import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { liftSuspension, suspendAccount } from '../../accounts/commands/suspend.ts';
import { makeAdmission } from '../../projects/admissions/factory.ts';
import { fullProject, makeProject } from '../../projects/factory.ts';
import { projects } from '../../projects/tables.ts';
import { removeUnusedUploads } from '../../uploads/commands/remove-uploads.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { makeDeck } from '../factory.ts';
import { makeLink, makeRelease } from '../links/factory.ts';
import { pitchReleasePictures } from '../links/tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

type Browser = Pick<Person, 'fetch'>;

/** A released deck with a picture that its project replaced since, and the picture of now. */
async function scene() {
  const owner = await server.person();
  const picture = () => makeUpload(services, { ownerId: owner.id, kind: 'project-image', createdAt: clock.now() });
  const [{ id: earlierId }, { id: imageId }] = [await picture(), await picture()];
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, imageId });
  await makeRelease(db, { projectId }, [earlierId]);
  const earlier = async ({ fetch }: Browser) => (await fetch(`/uploads/${earlierId}/480.webp`)).status;
  const present = async ({ fetch }: Browser) => (await fetch(`/uploads/${imageId}/480.webp`)).status;
  return { owner, projectId, earlierId, earlier, present };
}

/** A browser that confirmed the address of a link by its code. */
async function confirmed(projectId: string, email: string) {
  const link = await makeLink(db, { projectId, email, createdAt: clock.now() });
  const browser = server.visitor();
  await browser.api.sharedDecks.requestCode({ token: link.token, email });
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  await browser.api.sharedDecks.enterCode({ token: link.token, code: /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '' });
  return { ...link, browser };
}

test('a picture that the project replaced is served to readers of the release, and to nobody else', async () => {
  const { owner, projectId, earlier, present } = await scene();
  const [admitted, linked, asking, stranger] = await Promise.all(Array.from({ length: 4 }, () => server.person()));
  const [visitor, { browser }] = [server.visitor(), await confirmed(projectId, 'een@voorbeeld.test')];
  if (admitted === undefined || linked === undefined || asking === undefined || stranger === undefined) throw new Error('Too few people.');
  await makeAdmission(db, { projectId, personId: admitted.id, status: 'admitted' });
  await makeAdmission(db, { projectId, personId: asking.id, status: 'asked' });
  await makeLink(db, { projectId, personId: linked.id, createdAt: clock.now() });

  for (const reader of [owner, admitted, linked, browser]) expect(await earlier(reader)).toBe(200);
  for (const other of [asking, stranger, visitor]) {
    expect(await earlier(other)).toBe(404);
    expect(await present(other)).toBe(200);
  }
});

test('readers keep the picture and the logo of a released deck when its project is saved with others, until the next release', async () => {
  const [owner, admitted] = [await server.person(), await server.person()];
  const picture = async () => (await makeUpload(services, { ownerId: owner.id, kind: 'project-image', createdAt: clock.now() })).id;
  const [imageId, logoId, otherId] = [await picture(), await picture(), await picture()];
  const { id } = await makeProject(db, { ...fullProject(), ownerId: owner.id, imageId, logoId });
  const draft = await makeProject(db, { ownerId: owner.id, status: 'draft', imageId });
  await makeDeck(db, { projectId: id });
  await makeAdmission(db, { projectId: id, personId: admitted.id, status: 'admitted' });
  await owner.api.deckLinks.releaseDeck({ id });
  const seen = async () => {
    clock.advance({ days: 2 });
    await removeUnusedUploads(services, [projects.imageId, projects.logoId, pitchReleasePictures.uploadId]);
    return Promise.all([imageId, logoId].map(async (upload) => (await admitted.fetch(`/uploads/${upload}/480.webp`)).status));
  };

  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, imageId: otherId, logoId: null } });
  await owner.api.ownProjects.deleteDraft({ id: draft.id });
  expect(await seen()).toEqual([200, 200]);

  await owner.api.deckLinks.releaseDeck({ id });
  expect(await seen()).toEqual([404, 404]);
});

test('a browser that opened another deck doesn’t get the picture, nor with the cookie under another name', async () => {
  const [one, other] = [await scene(), await scene()];
  const { browser } = await confirmed(one.projectId, 'twee@voorbeeld.test');
  const { browser: ofOther } = await confirmed(other.projectId, 'drie@voorbeeld.test');
  expect([await one.earlier(browser), await other.earlier(browser)]).toEqual([200, 404]);

  const [[name = ''] = [], [, value = ''] = []] = [[...ofOther.cookies][0], [...browser.cookies][0]];
  browser.cookies.set(name, value);

  expect(await other.earlier(browser)).toBe(404);
});

test('the address of a picture stops with the access, and the browser asks for it each time', async () => {
  const { owner, projectId, earlierId, earlier } = await scene();
  const email = 'vier@voorbeeld.test';
  const { browser, id } = await confirmed(projectId, email);
  const answer = await browser.fetch(`/uploads/${earlierId}/480.webp`);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');

  await owner.api.deckLinks.takeBackLink({ id });

  expect(await earlier(browser)).toBe(404);
  const etag = answer.headers.get('etag') ?? '';
  expect((await browser.fetch(`/uploads/${earlierId}/480.webp`, { headers: { 'if-none-match': etag } })).status).toBe(404);
});

test('the suspension of the owner, and of the account of an address, takes the picture away until it is lifted', async () => {
  const [{ owner, projectId, earlier }, reader] = [await scene(), await server.person()];
  const { browser } = await confirmed(projectId, reader.email);

  for (const { email } of [owner, reader]) {
    await suspendAccount(db, email, clock.now());
    expect(await earlier(browser)).toBe(404);
    await liftSuspension(db, email);
    expect(await earlier(browser)).toBe(200);
  }
});

test('a block between the owner and the account of an address takes the picture away while it lasts', async () => {
  const [{ owner, projectId, earlier }, reader] = [await scene(), await server.person()];
  const { browser } = await confirmed(projectId, reader.email);

  await reader.api.network.blockPerson({ id: owner.id });
  expect(await earlier(browser)).toBe(404);
  await reader.api.network.unblockPerson({ id: owner.id });
  expect(await earlier(browser)).toBe(200);
});

test('links that expire and admissions that end take the picture away', async () => {
  const { owner, projectId, earlier } = await scene();
  const [admitted, linked] = [await server.person(), await server.person()];
  await makeAdmission(db, { projectId, personId: admitted.id, status: 'admitted' });
  await makeLink(db, { projectId, personId: linked.id, createdAt: clock.now() });
  const { browser } = await confirmed(projectId, 'vijf@voorbeeld.test');
  for (const reader of [admitted, linked, browser]) expect(await earlier(reader)).toBe(200);

  await owner.api.admissions.endAdmission({ id: projectId, personId: admitted.id });
  expect(await earlier(admitted)).toBe(404);
  clock.advance({ days: 32 });

  for (const reader of [linked, browser]) expect(await earlier(reader)).toBe(404);
});
