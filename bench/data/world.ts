import { type Dice, diceOf, idOf, type Kind } from './random.ts';
import { firstNames, jobTitles, lastNames, roles, sentences } from './words.ts';

const day = 86_400_000;
const newestPost = Date.UTC(2026, 0, 1);
const oldestPost = newestPost - 365 * day;
const firstSignUp = oldestPost - 365 * day;

/** The people, posts and likes of one seed and size. Rows are generated on demand. */
export type World = ReturnType<typeof createWorld>;

/**
 * 10 posts and 30 likes per person. Person 0 liked 20,000 posts at regular intervals; a post of the
 * newest page has 10,000 likes. Small worlds have as many of both as fit.
 */
export function createWorld({ seed, people }: { seed: number; people: number }) {
  const dice = diceOf(seed);
  const posts = people * 10;
  const heavyStride = Math.max(2, Math.floor(posts / 20_000));
  const hotPost = posts - 5;
  const ordinaryPeople = people - 1;
  const strides = [7919, 104_729, 1_299_709].filter((stride) => ordinaryPeople % stride !== 0);
  const stride = strides[0] ?? 1;

  const signUpOf = (person: number) => firstSignUp + Math.floor((person * 365 * day) / people);
  const publishedAt = (post: number) => oldestPost + Math.floor(((post + 1) * (newestPost - oldestPost)) / posts);
  const personId = (person: number) => idOf(dice, 'person', person, signUpOf(person));
  const postId = (post: number) => idOf(dice, 'post', post, publishedAt(post));

  function likesOfOrdinaryPeople(post: number): number {
    const likes = post === hotPost ? 10_000 : pick([0, 0, 0, 1, 1, 2, 3, 4, 6, 13], dice('like', post));
    return Math.min(likes, ordinaryPeople);
  }
  const isLikedByHeavyPerson = (post: number) => (posts - 1 - post) % heavyStride === 0;

  /** Yields the people who liked a post, each once: every n-th person from a random start. */
  function* likersOf(post: number): Generator<number> {
    if (isLikedByHeavyPerson(post)) yield 0;
    const start = dice('like', post, 1) % ordinaryPeople;
    for (let like = 0; like < likesOfOrdinaryPeople(post); like += 1) yield 1 + ((start + like * stride) % ordinaryPeople);
  }

  return {
    people,
    posts,
    signedInPeople: Math.min(501, people),
    person: (index: number) => ({ id: personId(index), createdAt: iso(signUpOf(index)), ...describePerson(dice, index) }),
    personId,
    /** Makes an id of another kind in this world. */
    idAt: (kind: Kind, index: number, milliseconds: number) => idOf(dice, kind, index, milliseconds),
    post: (index: number) => ({
      id: postId(index),
      authorId: personId(dice('post', index, 1) % people),
      content: writePost(dice, index),
      isPublished: dice('post', index, 2) % 50 !== 0 || index === hotPost,
      likesCount: likesOfOrdinaryPeople(index) + (isLikedByHeavyPerson(index) ? 1 : 0),
      createdAt: iso(publishedAt(index)),
    }),
    likersOf,
    /** Makes the session of a signed-in person; 0 is the one with the many likes. */
    session: (person: number) => ({
      id: idOf(dice, 'session', person, newestPost),
      token: [0, 1, 2, 3].map((roll) => dice('session', person, roll).toString(16).padStart(8, '0')).join(''),
    }),
    /** The cursor of the page after this post. */
    cursorAfter: (post: number) => `${iso(publishedAt(post))}_${postId(post)}`,
  };
}

function describePerson(dice: Dice, index: number) {
  const roll = (number: number) => dice('person', index, number);
  return {
    firstName: pick(firstNames, roll(1)),
    lastName: pick(lastNames, roll(2)),
    jobTitle: pick(jobTitles, roll(3)),
    company: `${pick(lastNames, roll(4))} & ${pick(lastNames, roll(5))}`,
    role: pick(roles, roll(6)),
  };
}

/** One to five sentences. */
function writePost(dice: Dice, index: number): string {
  const count = 1 + (dice('post', index, 3) % 5);
  return Array.from({ length: count }, (_, sentence) => pick(sentences, dice('post', index, 4 + sentence))).join(' ');
}

function pick<T>(choices: readonly [T, ...T[]], roll: number): T {
  return choices[roll % choices.length] ?? choices[0];
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
