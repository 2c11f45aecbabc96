import { meetings } from '../../../features/agenda/tables.ts';
import { makeAttachment, storeConversation } from '../../../features/messages/factory.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../demo-rows.ts';
import { findPeople } from '../jobs/find.ts';
import { demoPictures } from '../pictures/all.ts';
import { draw } from '../pictures/draw.ts';
import { demoMeetings, demoStories } from './all.ts';
import { instantOf, nameMoments } from './moments.ts';
import type { Story } from './story.ts';

const minute = 60_000;
/** Between the lines of one talk. */
const pause = 2 * minute;

type Scene = { services: Services; idOf: (name: string) => string; now: Date };

/** Stores what people of the demo say to each other, and the meetings that they speak of. */
export async function storeStories(services: Services, profiles: DemoRows['profiles'], now: Date): Promise<void> {
  const find = findPeople(profiles);
  const scene: Scene = { services, idOf: (name) => find(name).id, now };
  for (const story of demoStories) {
    await storeTalks(scene, story);
    await storeMeetings(scene, story);
  }
}

async function storeTalks({ services, idOf, now }: Scene, { people, talks, unread, isRequest, picture }: Story): Promise<void> {
  const speaker = (firstName: string): string => {
    const name = people.find((each) => each.startsWith(`${firstName} `));
    if (name === undefined) throw new Error(`${firstName} isn't one of ${people.join(' and ')}.`);
    return idOf(name);
  };
  const lines = talks.flatMap(({ at, lines: said }) => {
    const first = instantOf(at, now).getTime();
    return said.map(([by, text], place) => ({
      senderId: speaker(by),
      content: nameMoments(text, demoMeetings, now),
      // The lines of a talk that began some minutes ago end before now.
      createdAt: new Date(typeof at === 'number' ? first + place * Math.min(pause, (at * minute) / said.length) : first + place * pause),
    }));
  });
  const from = lines.at(-1)?.senderId ?? '';
  const to = people.map(idOf).find((id) => id !== from) ?? '';
  const state = isRequest ? 'request' : 'open';
  const { messageIds } = await storeConversation(services.db, { from, to, lines, unreadCount: unread ?? 0, state });
  if (picture === undefined) return;
  const place = lines.findIndex(({ content }) => content === picture.line);
  const messageId = messageIds[place];
  const drawing = demoPictures.find(({ alt }) => alt === picture.alt);
  if (messageId === undefined || drawing === undefined) throw new Error(`No line or picture of the demo for ${picture.alt}`);
  const file = await draw(drawing.svg);
  const upload = await createUpload(services, lines[place]?.senderId ?? '', { id: newId(), kind: 'message-image', file });
  if (typeof upload === 'string') throw new Error(`A picture of the demo was refused: ${upload}.`);
  await makeAttachment(services.db, { messageId, uploadId: upload.id });
}

async function storeMeetings({ services, idOf, now }: Scene, { people, meetings: planned = [] }: Story): Promise<void> {
  const rows = planned.map(({ key: _key, by, at, minutes, invited, answered, ...details }) => {
    const startTime = instantOf(at, now);
    const createdAt = instantOf(invited, now);
    return {
      ...{ id: newId(), organizerId: idOf(by), participantId: idOf(people.find((name) => name !== by) ?? ''), ...details },
      ...{ startTime, endTime: new Date(startTime.getTime() + minutes * minute) },
      ...{ createdAt, updatedAt: answered === undefined ? createdAt : instantOf(answered, now) },
    };
  });
  if (rows.length > 0) await services.db.insert(meetings).values(rows);
}
