import { dayOf } from '../../../platform/web/format/days.ts';
import type { Message } from '../contract.ts';

/** A message with its place among the others. */
export type Line = {
  message: Message;
  /** The first of its day; the date is shown above it. */
  beginsDay: boolean;
  /** The first unread one when the conversation was opened. */
  beginsNew: boolean;
  /** The first of a group that one person wrote shortly after each other; `endsGroup` is the last. */
  beginsGroup: boolean;
  endsGroup: boolean;
};

const groupMilliseconds = 5 * 60_000;

/** Groups messages and days, and finds the first new one: the other's first after `readUntil`, if some were unread. */
export function lineUp(messages: Message[], personId: string, unread: { readUntil: string | null } | null): Line[] {
  const firstNew =
    unread === null
      ? undefined
      : messages.find(({ senderId, createdAt }) => senderId === personId && (unread.readUntil === null || createdAt > unread.readUntil));
  const begins = messages.map((message, place) => {
    const before = messages[place - 1];
    const beginsDay = isAnotherDay(before, message.createdAt);
    const beginsNew = message.id === firstNew?.id;
    const isOther = before?.senderId !== message.senderId;
    const isLater = before !== undefined && Date.parse(message.createdAt) - Date.parse(before.createdAt) > groupMilliseconds;
    return { message, beginsDay, beginsNew, beginsGroup: beginsDay || beginsNew || isOther || isLater };
  });
  return begins.map((line, place) => ({ ...line, endsGroup: begins[place + 1]?.beginsGroup ?? true }));
}

/** Whether what is written at an instant begins a day after this message, the last before it. */
export function isAnotherDay(before: Message | undefined, instant: string | number): boolean {
  return before === undefined || dayOf(before.createdAt) !== dayOf(instant);
}
