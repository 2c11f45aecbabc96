import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { sendInvitation } from './background.ts';

const server = await startTestServer();
const { queue, db } = server.services;

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();

test('an invitation that could not be mailed before the meeting began is mailed no more', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const mailsTo = async () => (await server.mails()).filter(({ to }) => to === bram.email);
  const details = { title: 'Kennismaking', startTime: at(24), endTime: at(25) };
  const meeting = await anna.api.agenda.createMeeting({ id: newId(), participantId: bram.id, ...details });
  const before = await mailsTo();
  server.clock.advance({ hours: 24 });

  await queue.send(db, sendInvitation, { meetingId: meeting.id });

  expect(before).toHaveLength(1);
  expect(await mailsTo()).toEqual(before);
});
