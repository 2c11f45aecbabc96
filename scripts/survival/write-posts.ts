import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '../../src/app/testing/browser.ts';
import { newId } from '../../src/platform/ids.ts';

export type Writing = {
  /** Content of every post that was answered with success, by id. */
  answered: Map<string, string>;
  /** Attempts that got no answer, or a refusal for now; each was made again under the same id. */
  repeated: number;
  /** Waits until this many more posts are answered. */
  untilAnswered(more: number): Promise<void>;
  /** Lets every writer finish the post that it is writing. */
  finish(): Promise<void>;
};

const patienceSeconds = 60;

/** Everyone posts one post after the other, as a browser would: the id is made once and kept until there is an answer. */
export function writePosts(writers: Browser[]): Writing {
  const answered = new Map<string, string>();
  let writing = true;
  let repeated = 0;

  async function write({ api }: Browser, writer: number): Promise<void> {
    for (let number = 1; writing; number += 1) {
      const id = newId();
      const content = `Bericht ${number} van schrijver ${writer}, ${id}`;
      const patience = performance.now() + patienceSeconds * 1000;
      for (let done = false; !done; ) {
        done = await api.feed.createPost({ id, content }).then(
          () => true,
          (error: unknown) => {
            if (performance.now() > patience) throw error;
            repeated += 1;
            return false;
          },
        );
        if (!done) await delay(50);
      }
      answered.set(id, content);
    }
  }
  const all = Promise.all(writers.map((writer, index) => write(writer, index + 1)));
  // Awaited in the end; a failure before is shown there.
  all.catch(() => {
    writing = false;
  });

  return {
    answered,
    get repeated() {
      return repeated;
    },
    async untilAnswered(more) {
      const goal = answered.size + more;
      while (writing && answered.size < goal) await delay(10);
    },
    async finish() {
      writing = false;
      await all;
    },
  };
}
