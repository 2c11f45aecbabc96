import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import type { Writer } from './sign-up-writers.ts';

export type Writing = {
  /** Content of every post that was answered with success, by id. */
  posts: Map<string, string>;
  /** The same of every message; each writer writes to the next one. */
  messages: Map<string, string>;
  /** Attempts that got no answer, or a refusal for now; each was made again under the same id. */
  repeated: number;
  /** Waits until this many more posts are answered, and about as many messages. */
  untilAnswered(more: number): Promise<void>;
  /** Lets every writer finish what it is writing. */
  finish(): Promise<void>;
};

const patienceSeconds = 60;

/**
 * Everyone posts, then writes to the next one, and so on, as a browser would: the id is made once and kept until
 * there is an answer.
 */
export function startWriting(writers: Writer[]): Writing {
  const posts = new Map<string, string>();
  const messages = new Map<string, string>();
  let writing = true;
  let repeated = 0;

  async function insist(attempt: () => Promise<unknown>): Promise<void> {
    const patience = performance.now() + patienceSeconds * 1000;
    for (let done = false; !done; ) {
      done = await attempt().then(
        () => true,
        (error: unknown) => {
          if (performance.now() > patience) throw error;
          repeated += 1;
          return false;
        },
      );
      if (!done) await delay(50);
    }
  }

  async function write({ id: ownId, api }: Writer, index: number): Promise<void> {
    const next = writers[(index + 1) % writers.length];
    if (next === undefined) throw new Error('There are no writers.');
    for (let number = 1; writing; number += 1) {
      const [id, messageId] = [newId(), newId()];
      const content = `Nummer ${number} van ${ownId}, ${id}`;
      await insist(() => api.feed.createPost({ id, content }));
      posts.set(id, content);
      await insist(() => api.messages.sendMessage({ id: next.id, messageId, content }));
      messages.set(messageId, content);
    }
  }
  const all = Promise.all(writers.map(write));
  // Awaited in the end; a failure before is shown there.
  all.catch(() => {
    writing = false;
  });

  return {
    posts,
    messages,
    get repeated() {
      return repeated;
    },
    async untilAnswered(more) {
      const goal = posts.size + more;
      while (writing && posts.size < goal) await delay(10);
    },
    async finish() {
      writing = false;
      await all;
    },
  };
}
