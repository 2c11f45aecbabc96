import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { makeUpload } from '../uploads/factory.ts';

const server = await startTestServer();
const { db } = server.services;

const statusOf = async (browser: Pick<Person, 'fetch'>, path: string) => (await browser.fetch(path)).status;

async function scene() {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  const picture = await makeUpload(server.services, { ownerId: anna.id, kind: 'message-image' });
  const document = await makeUpload(server.services, { ownerId: anna.id, kind: 'document' });
  const paths = [`/uploads/${picture.id}/480.webp`, `/uploads/${document.id}/document`];
  const send = (attachmentIds: string[], content = '') =>
    anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content, attachmentIds });
  return { anna, bram, picture, document, paths, send };
}

test('a person sends pictures and documents, with or without a text', async () => {
  const { anna, bram, picture, document, send } = await scene();

  await send([picture.id, document.id]);

  const { messages } = await bram.api.messages.listMessages({ id: anna.id });
  expect(messages).toMatchObject([
    {
      content: '',
      attachments: [
        { id: picture.id, picture: { width: 480, height: 320, widths: [480] }, fileName: null },
        { id: document.id, picture: null, fileName: 'Plan.pdf' },
      ],
    },
  ]);
  expect((await bram.api.messages.listConversations({})).conversations).toMatchObject([{ lastMessage: { attachment: 'picture' } }]);
  expect((await bram.api.notifications.listNotifications({})).notifications[0]?.message).toContain('Plan.pdf');
});

test('only the two people can fetch the files, from sending until deletion, at any address', async () => {
  const { anna, bram, picture, document, paths, send } = await scene();
  const stranger = await server.person();
  await makeConnection(db, { from: stranger.id, to: anna.id });
  for (const path of paths) expect([await statusOf(anna, path), await statusOf(bram, path)]).toEqual([200, 404]);

  const message = await send([picture.id, document.id]);

  for (const path of paths) {
    expect([await statusOf(anna, path), await statusOf(bram, path)]).toEqual([200, 200]);
    expect([await statusOf(stranger, path), await statusOf(server.visitor(), path)]).toEqual([404, 404]);
  }
  await anna.api.messages.deleteMessage({ id: message.id });
  for (const path of paths) expect(await statusOf(bram, path)).toBe(404);
});

test('a blocked person can no longer fetch the files', async () => {
  const { anna, bram, picture, paths, send } = await scene();
  await send([picture.id]);
  await makeBlock(db, { from: anna.id, of: bram.id });

  expect(await statusOf(bram, paths[0] ?? '')).toBe(404);
});

test('another person’s file, a file of another kind, and a file sent before are refused, and nothing is sent', async () => {
  const { anna, bram, picture, send } = await scene();
  const ofBram = await makeUpload(server.services, { ownerId: bram.id, kind: 'message-image' });
  const ofPost = await makeUpload(server.services, { ownerId: anna.id, kind: 'post-image' });
  await send([picture.id]);

  for (const id of [ofBram.id, ofPost.id, picture.id, newId()]) {
    await expect(send([id], 'Zie bijlage')).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
  }
  await expect(send([ofPost.id, ofPost.id])).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
  expect((await bram.api.messages.listMessages({ id: anna.id })).messages).toHaveLength(1);
});
