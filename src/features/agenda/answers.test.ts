import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import type { Meeting } from './contract.ts';

// Without the hundreds of mails of these meetings.
const server = await startTestServer({ tasks: [], environment: { LIMIT_MEETINGS: '1000' } });

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const plan = (organizer: Person, participant: Person, hours = 24) =>
  organizer.api.agenda.createMeeting({
    ...{ id: newId(), participantId: participant.id, title: 'Kennismaking', startTime: at(hours), endTime: at(hours + 1) },
  });
const answer = (person: Person, { id, sequence }: Meeting, word: 'confirmed' | 'declined', reason = '') =>
  person.api.agenda.answerMeeting({ id, sequence, answer: word, reason });
const fieldsOf = ({ id, sequence, title, startTime, endTime, meetingType, location, description }: Meeting) => {
  return { id, sequence, title, startTime, endTime, meetingType, location, description };
};
const messagesOf = async (person: Person) =>
  (await person.api.notifications.listNotifications({})).notifications.map(({ kind, message }) => [kind, message]);

test('the participant accepts, the organizer is notified, and a repeat changes nothing', async () => {
  const [anna, bram] = [
    await server.person({ firstName: 'Anna', lastName: 'A' }),
    await server.person({ firstName: 'Bram', lastName: 'B' }),
  ];
  const meeting = await plan(anna, bram);
  expect(await messagesOf(bram)).toEqual([['meeting-invited', 'Anna A nodigt je uit voor “Kennismaking”.']]);

  const accepted = await answer(bram, meeting, 'confirmed');
  await answer(bram, meeting, 'confirmed');

  expect(accepted).toMatchObject({ status: 'confirmed', can: { accept: false, decline: true } });
  expect(await messagesOf(anna)).toEqual([['meeting-confirmed', 'Bram B komt naar “Kennismaking”.']]);
  expect((await bram.api.notifications.readUnreadCount()).unreadCount).toBe(0);
});

test('the participant declines with a reason and may still accept', async () => {
  const [anna, bram] = [await server.person(), await server.person({ firstName: 'Bram', lastName: 'B' })];
  const meeting = await plan(anna, bram);

  expect(await answer(bram, meeting, 'declined', ' Ik ben dan op reis ')).toMatchObject({
    status: 'declined',
    reason: 'Ik ben dan op reis',
  });
  expect(await anna.api.agenda.readMeeting({ id: meeting.id })).toMatchObject({ status: 'declined', reason: 'Ik ben dan op reis' });
  expect(await answer(bram, meeting, 'confirmed')).toMatchObject({ status: 'confirmed', reason: '' });

  expect(await messagesOf(anna)).toEqual([['meeting-confirmed', 'Bram B komt naar “Kennismaking”.']]);
});

test('only the participant may answer; only the organizer may change or cancel', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const meeting = await plan(anna, bram);

  await expect(answer(anna, meeting, 'confirmed')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(bram.api.agenda.changeMeeting(fieldsOf(meeting))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(bram.api.agenda.cancelMeeting({ id: meeting.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a move resets the answer to pending; other changes keep it', async () => {
  const [anna, bram] = [await server.person({ firstName: 'Anna', lastName: 'A' }), await server.person()];
  const meeting = await answer(bram, await plan(anna, bram), 'confirmed');

  const renamed = await anna.api.agenda.changeMeeting({ ...fieldsOf(meeting), location: 'Grote Markt 1' });
  expect(renamed).toMatchObject({ status: 'confirmed', sequence: 1, location: 'Grote Markt 1' });
  const moved = await anna.api.agenda.changeMeeting({ ...fieldsOf(renamed), startTime: at(48), endTime: at(49) });
  expect(moved).toMatchObject({ status: 'pending', sequence: 2 });

  expect(await messagesOf(bram)).toEqual([['meeting-moved', 'Anna A heeft “Kennismaking” verplaatst. Laat weten of het past.']]);
  // The answer was given for the old time.
  await expect(answer(bram, meeting, 'confirmed')).rejects.toMatchObject({ code: 'CHANGED' });
  // One change is based on an outdated version; the other repeats the last change, as a client does after a lost answer.
  await expect(anna.api.agenda.changeMeeting({ ...fieldsOf(renamed), title: 'Anders' })).rejects.toMatchObject({ code: 'CHANGED' });
  expect(await anna.api.agenda.changeMeeting({ ...fieldsOf(renamed), startTime: at(48), endTime: at(49) })).toMatchObject({ sequence: 2 });
});

test('a change of an unanswered meeting keeps its question, under the new title, also after a move', async () => {
  const [anna, bram] = [await server.person({ firstName: 'Anna', lastName: 'A' }), await server.person()];
  const asksOf = async () =>
    (await bram.api.notifications.listNotifications({})).notifications.map(({ kind, message, ask }) => [kind, message, ask?.state]);
  const planned = await plan(anna, bram);

  const changed = await anna.api.agenda.changeMeeting({ ...fieldsOf(planned), title: 'Lunch' });
  const again = await anna.api.agenda.changeMeeting({ ...fieldsOf(changed), location: 'Grote Markt 1' });

  expect((await asksOf()).toSorted()).toEqual([
    ['meeting-changed', 'Anna A heeft “Lunch” aangepast.', undefined],
    ['meeting-invited', 'Anna A nodigt je uit voor “Lunch”.', 'open'],
  ]);

  const moved = await anna.api.agenda.changeMeeting({ ...fieldsOf(again), startTime: at(48), endTime: at(49) });
  await anna.api.agenda.changeMeeting({ ...fieldsOf(moved), location: null });

  expect((await asksOf()).toSorted()).toEqual([
    ['meeting-changed', 'Anna A heeft “Lunch” aangepast.', undefined],
    ['meeting-moved', 'Anna A heeft “Lunch” verplaatst. Laat weten of het past.', 'open'],
  ]);
});

test('nobody can change a meeting that was cancelled or has begun', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [cancelled, begun] = [await plan(anna, bram), await plan(anna, bram, 30)];

  expect(await anna.api.agenda.cancelMeeting({ id: cancelled.id, reason: 'Ziek' })).toMatchObject({
    status: 'cancelled',
    sequence: 1,
    reason: 'Ziek',
  });
  expect(await anna.api.agenda.cancelMeeting({ id: cancelled.id })).toMatchObject({ sequence: 1, reason: 'Ziek' });
  expect(await messagesOf(bram)).toContainEqual(['meeting-cancelled', expect.stringContaining('heeft “Kennismaking” geannuleerd.')]);
  await expect(answer(bram, { ...cancelled, sequence: 1 }, 'confirmed')).rejects.toMatchObject({ code: 'CLOSED' });
  for (const title of [cancelled.title, 'Toch']) {
    const change = { ...fieldsOf(cancelled), sequence: 1, title };
    await expect(anna.api.agenda.changeMeeting(change)).rejects.toMatchObject({ code: 'CLOSED' });
  }

  server.clock.advance({ hours: 30 });
  await expect(answer(bram, begun, 'confirmed')).rejects.toMatchObject({ code: 'CLOSED' });
  await expect(anna.api.agenda.changeMeeting({ ...fieldsOf(begun), title: 'Anders' })).rejects.toMatchObject({ code: 'CLOSED' });
  await expect(anna.api.agenda.cancelMeeting({ id: begun.id })).rejects.toMatchObject({ code: 'CLOSED' });
  expect((await bram.api.agenda.readMeeting({ id: begun.id })).can).toEqual({
    accept: false,
    decline: false,
    change: false,
    cancel: false,
  });
});

test('a participant who keeps changing their answer is rate-limited and sends no more mails', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const meeting = await plan(anna, bram);
  for (let turn = 0; turn < 60; turn += 1) await answer(bram, meeting, turn % 2 === 0 ? 'confirmed' : 'declined');

  await expect(answer(bram, meeting, 'confirmed')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Je hebt het afgelopen uur 60 keer op een uitnodiging geantwoord\. /),
  });
  // A repeated answer doesn't count towards the limit.
  expect(await answer(bram, meeting, 'declined')).toMatchObject({ status: 'declined' });
});

test('an answer that races a move applies to the time that was seen or is refused, 60 times', async () => {
  for (let round = 0; round < 60; round += 1) {
    const [anna, bram] = [await server.person(), await server.person()];
    const meeting = await plan(anna, bram);
    const move = { ...fieldsOf(meeting), startTime: at(48), endTime: at(49) };

    const [moved, answered] = await Promise.allSettled([anna.api.agenda.changeMeeting(move), answer(bram, meeting, 'confirmed')]);

    expect(moved).toMatchObject({ status: 'fulfilled', value: { sequence: 1, status: 'pending' } });
    if (answered.status === 'rejected') expect(answered.reason).toMatchObject({ code: 'CHANGED' });
    expect(await bram.api.agenda.readMeeting({ id: meeting.id })).toMatchObject({
      sequence: 1,
      status: 'pending',
      startTime: move.startTime,
    });
  }
});

test('an answer that races a cancellation leaves the meeting cancelled, 60 times', async () => {
  for (let round = 0; round < 60; round += 1) {
    const [anna, bram] = [await server.person(), await server.person()];
    const meeting = await plan(anna, bram);

    const [cancelled, answered] = await Promise.allSettled([
      anna.api.agenda.cancelMeeting({ id: meeting.id }),
      answer(bram, meeting, 'confirmed'),
    ]);

    expect(cancelled).toMatchObject({ status: 'fulfilled', value: { status: 'cancelled' } });
    if (answered.status === 'rejected') expect(answered.reason).toMatchObject({ code: 'CLOSED' });
    expect(await bram.api.agenda.readMeeting({ id: meeting.id })).toMatchObject({ status: 'cancelled' });
  }
});
