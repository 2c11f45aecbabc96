import { sentences } from './words.ts';
import type { World } from './world.ts';

const minute = 60_000;
const newest = Date.UTC(2026, 0, 1);
const heavyConversations = 500;
const heavyMessages = 40;
const ordinaryMessages = 20;

/**
 * Makes one conversation of 20 messages per person; person 0 has 500 conversations of 40 messages. With 100,000 people
 * that is 2 million messages, 20,000 of them person 0's. Every fifth conversation is unread, every eleventh a request.
 */
export function createConversations({ people, personId, idAt }: Pick<World, 'people' | 'personId' | 'idAt'>) {
  const ordinary = people - 1;
  const heavy = Math.min(heavyConversations, ordinary);
  const lengthOf = (index: number) => (index < heavy ? heavyMessages : ordinaryMessages);
  const lastAt = (index: number) => newest - ((index * 7919) % ordinary) * 3 * minute;
  const idOfConversation = (index: number) => idAt('conversation', index, lastAt(index));

  function messageId(index: number, number: number): string {
    const before = Math.min(index, heavy) * heavyMessages + Math.max(0, index - heavy) * ordinaryMessages;
    return idAt('message', before + number, timeOf(index, number));
  }
  const timeOf = (index: number, number: number) => lastAt(index) - (lengthOf(index) - 1 - number) * minute;

  /** Returns person 0 and another, or two consecutive people. */
  function peopleOf(index: number): [string, string] {
    if (index < heavy) return [personId(0), personId(1 + index)];
    return [personId(1 + ((index - heavy) % ordinary)), personId(1 + ((index - heavy + 1) % ordinary))];
  }

  return {
    count: ordinary,
    conversation(index: number) {
      const [low = '', high = ''] = peopleOf(index).toSorted();
      return { id: idOfConversation(index), low, high, lastAt: lastAt(index) };
    },
    sidesOf(index: number) {
      const [one, other] = peopleOf(index);
      const last = { lastId: messageId(index, lengthOf(index) - 1), lastAt: lastAt(index) };
      const state = index % 11 === 4 ? 'request' : 'open';
      const unread = index % 5 === 0 ? 3 : 0;
      const conversationId = idOfConversation(index);
      return [
        { conversationId, personId: one, counterpartId: other, state, unread, ...last },
        { conversationId, personId: other, counterpartId: one, state: 'open', unread: 0, ...last },
      ];
    },
    *messagesOf(index: number) {
      const [one, other] = peopleOf(index);
      const conversationId = idOfConversation(index);
      for (let number = 0; number < lengthOf(index); number += 1) {
        const content = sentences[(index + number) % sentences.length] ?? '';
        yield {
          id: messageId(index, number),
          conversationId,
          senderId: number % 3 === 0 ? one : other,
          content,
          at: timeOf(index, number),
        };
      }
    },
  };
}
