import { makeAttachment, storeConversation } from '../../../features/messages/factory.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../compose-demo.ts';
import type { DemoConnection } from '../connections/compose-connections.ts';
import { demoPictures } from '../pictures/all.ts';
import { draw } from '../pictures/draw.ts';
import { type DemoLine, longTalk, requests, shortTalk, withPicture } from './texts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Messages per day of the long conversation. */
const perDay = 6;

type Pair = { meId: string; otherId: string };

/** Stores the conversations of the demo accounts: with connections, and requests of strangers. */
export async function storeConversations(
  services: Services,
  people: DemoRows['profiles'],
  connections: DemoConnection[],
  signIns: string[],
  now: Date,
): Promise<void> {
  for (const meId of signIns) {
    const related = connections.filter(({ lowId, highId }) => lowId === meId || highId === meId);
    const idsOf = (rows: DemoConnection[]) => rows.map(({ lowId, highId }) => (lowId === meId ? highId : lowId));
    const known = idsOf(related.filter(({ status }) => status === 'accepted')).filter((id) => !signIns.includes(id));
    const strangers = people.filter(({ id }) => id !== meId && !signIns.includes(id) && !idsOf(related).includes(id));
    const [first = '', second = '', third = ''] = known;
    await storeTalk(services, { meId, otherId: first }, longTalk, { lastAt: new Date(now.getTime() - 3 * 60 * minute) });
    await storeTalk(services, { meId, otherId: third }, shortTalk, { lastAt: new Date(now.getTime() - 3 * day) });
    const { messageIds } = await storeTalk(services, { meId, otherId: second }, withPicture, {
      lastAt: new Date(now.getTime() - 25 * minute),
      unreadCount: 3,
    });
    await attachPicture(services, { messageId: messageIds[2] ?? '', ownerId: second });
    for (const [place, lines] of requests.entries()) {
      const otherId = strangers[place * 7]?.id ?? '';
      const lastAt = new Date(now.getTime() - (place + 0.3) * day);
      await storeTalk(services, { meId, otherId }, lines, { lastAt, unreadCount: lines.length, state: 'request' });
    }
  }
}

function storeTalk(
  { db }: Services,
  { meId, otherId }: Pair,
  talk: DemoLine[],
  { lastAt, ...details }: { lastAt: Date; unreadCount?: number; state?: 'request' },
) {
  const lines = talk.map(([by, content], place) => {
    const ago = talk.length - 1 - place;
    const createdAt = new Date(lastAt.getTime() - Math.floor(ago / perDay) * day - (ago % perDay) * 4 * minute);
    return { senderId: by === 'me' ? meId : otherId, content, createdAt };
  });
  // Unread messages come from the other person, so the demo account is the recipient.
  return storeConversation(db, { from: otherId, to: meId, lines, ...details });
}

async function attachPicture(services: Services, { messageId, ownerId }: { messageId: string; ownerId: string }): Promise<void> {
  const [drawing] = demoPictures.filter(({ alt }) => alt.includes('werkbank'));
  if (drawing === undefined) throw new Error('The picture of the workbench is gone.');
  const upload = await createUpload(services, ownerId, { id: newId(), kind: 'message-image', file: await draw(drawing.svg) });
  if (typeof upload === 'string') throw new Error(`A picture of the demo was refused: ${upload}.`);
  await makeAttachment(services.db, { messageId, uploadId: upload.id });
}
