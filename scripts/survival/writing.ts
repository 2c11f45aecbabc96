import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import type { Writer } from './sign-up-writers.ts';

export type Writing = {
  /** Content of every post that was answered with success, by id. */
  posts: Map<string, string>;
  /** The same of every message; each writer writes to the next one. */
  messages: Map<string, string>;
  /** Attempts without an answer or with a temporary refusal. Each was retried under the same id. */
  repeated: number;
  /** Waits until this many more posts are answered, and about as many messages. */
  untilAnswered(more: number): Promise<void>;
  /** Lets every writer finish what it is writing. */
  finish(): Promise<void>;
};

const patienceSeconds = 60;

/**
 * Lets everyone post and write to the next person in turns, as a browser would: each keeps the id of an item until it is
 * answered.
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
  // finish() awaits these promises and reports their failures.
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
