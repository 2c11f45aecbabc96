import { setTimeout as delay } from 'node:timers/promises';
import type { Following } from './follow-live.ts';
import type { Writer } from './sign-up-writers.ts';
import type { Writing } from './writing.ts';

export type Difference = {
  /** Items that were answered with success but are missing or altered. */
  lost: string[];
  /** Items that exist more than once or were never answered. */
  surplus: string[];
};

/** Compares the answered items with those that the pages show. */
function compare(answered: Map<string, string>, shown: { id: string; content: string }[]): Difference {
  const stored = new Map<string, string>();
  const surplus: string[] = [];
  for (const { id, content } of shown) {
    if (stored.has(id) || !answered.has(id)) surplus.push(id);
    stored.set(id, content);
  }
  return { lost: [...answered].filter(([id, content]) => stored.get(id) !== content).map(([id]) => id), surplus };
}

/** Compares the posts that a reader of the feed sees. */
export async function comparePosts([reader]: Writer[], { posts }: Writing): Promise<Difference> {
  const shown: { id: string; content: string }[] = [];
  let before: string | undefined;
  do {
    const page = await reader?.api.feed.listPosts({ before });
    shown.push(...(page?.posts ?? []));
    before = page?.next ?? undefined;
  } while (before !== undefined);
  return compare(posts, shown);
}

/** Compares the messages that each writer sees of the previous one. */
export async function compareMessages(writers: Writer[], { messages }: Writing): Promise<Difference> {
  const shown: { id: string; content: string }[] = [];
  for (const [index, writer] of writers.entries()) {
    const sender = writers.at(index - 1);
    let before: string | undefined;
    do {
      const page = await writer.api.messages.listMessages({ id: sender?.id ?? '', before });
      shown.push(...page.messages);
      before = page.older ?? undefined;
    } while (before !== undefined);
  }
  return compare(messages, shown);
}

const patienceMilliseconds = 10_000;

/** Counts the messages whose live event was missed or repeated, after waiting a while for 0. */
export async function missedEvents(writers: Writer[], following: Following[], { messages }: Writing): Promise<number> {
  const sentBy = (id: string) => [...messages.values()].filter((content) => content.includes(` van ${id},`)).length;
  const missed = () =>
    writers.reduce((sum, _writer, index) => {
      const sender = writers.at(index - 1);
      const told = following[index]?.idsOf('messages').filter((id) => id === sender?.id).length ?? 0;
      return sum + Math.abs(told - sentBy(sender?.id ?? ''));
    }, 0);
  const end = performance.now() + patienceMilliseconds;
  while (missed() > 0 && performance.now() < end) await delay(50);
  return missed() + following.reduce((sum, { resets }) => sum + resets(), 0);
}
