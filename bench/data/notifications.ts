import { sentences } from './words.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
const newest = Date.UTC(2026, 0, 1);
const perPerson = 10;
const perSignedInPerson = 60;
/** The longest quote that a notification keeps, in characters. */
const longestExcerpt = 60;

/**
 * Makes ten notifications per person, and 60 for each with a session, so that their lists have a second page: likes of their posts by one
 * or more people, and comments. Each eighth is unread.
 */
export function createNotifications({ people, signedInPeople, posts, personId, idAt }: World) {
  const lengthOf = (person: number) => (person < signedInPeople ? perSignedInPerson : perPerson);
  const actorOf = (person: number, number: number) => personId((person + 1 + number * 7) % people);

  return {
    *of(person: number) {
      for (let number = 0; number < lengthOf(person); number += 1) {
        const index = person * perSignedInPerson + number;
        const at = newest - (1 + number * 11 + (person % 11)) * hour;
        const isLike = number % 3 !== 2;
        const count = isLike ? 1 + (index % 4) : 1;
        const postId = idAt('post', index % posts, at);
        yield {
          id: idAt('notification', index, at),
          personId: personId(person),
          kind: isLike ? 'like' : 'comment',
          subjectId: isLike ? postId : idAt('notification', index, at - 1),
          actorId: actorOf(person, number),
          otherActorId: count > 1 ? actorOf(person, number + 1) : null,
          count,
          excerpt: isLike ? '' : (sentences[index % sentences.length] ?? '').slice(0, longestExcerpt),
          actionUrl: `/feed/${postId}`,
          readAt: number % 8 === 0 ? null : at + hour,
          at,
        };
      }
    },
  };
}
