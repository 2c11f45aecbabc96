import * as z from 'zod';
import { newId } from '../../ids.ts';
import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';

/** The people with a listening browser, on any server. In memory alone: it may lag for seconds, and is never stored. */
export type Presence = {
  /** The online ones of these people. */
  onlineOf(people: readonly string[]): string[];
  /** All people online. */
  everybody(): string[];
  /** Those whose browser listens at this server. */
  here(): string[];
  /** Called with batches of people who came or went since the last call; the next one waits for it. */
  onChange(tell: (people: string[]) => Promise<void>): void;
};

/** Time for which a person who left stays online, so that reloading a page or moving to another server changes nothing. */
const graceMilliseconds = 5_000;
/** A server that was silent for so long counts as gone, along with the people connected to it. */
const silenceMilliseconds = 45_000;
const repeatMilliseconds = 20_000;
const sweepMilliseconds = 1_000;
/** Changes within this time are sent together, to the other servers and to browsers. */
const gatherMilliseconds = 200;
/** How many people a payload of at most 8,000 bytes names, and one call of `onChange`. */
const perMessage = 150;

const people = z.array(z.string());
const message = z.object({ server: z.string(), here: people.default([]), gone: people.default([]), asks: z.boolean().default(false) });
type Message = z.input<typeof message>;

type Options = { say(text: string): Promise<void>; clock: Clock; log: Log };

/**
 * Servers say who comes to them and who leaves, and from time to time who is there. Each keeps until when a person
 * counts as being at a server: for good while they have a stream at this one.
 */
export function createPresence({ say, clock, log }: Options) {
  const server = newId();
  const seen = new Map<string, Map<string, number>>();
  const here = new Set<string>();
  const unsaid = new Map<string, 'here' | 'gone'>();
  const changed = new Set<string>();
  let tell: (people: string[]) => Promise<void> = async () => {};
  let saying: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  let repeating: NodeJS.Timeout | undefined;
  let sweeping: NodeJS.Timeout | undefined;
  let isStopped = false;

  function note(personId: string): void {
    changed.add(personId);
    if (!isStopped) telling ??= setTimeout(tellChanged, gatherMilliseconds);
  }

  async function tellChanged(): Promise<void> {
    while (changed.size > 0 && !isStopped) {
      const some = [...changed].slice(0, perMessage);
      for (const personId of some) changed.delete(personId);
      // A browser that misses this asks again before long.
      await tell(some).catch((error: unknown) => log.warn({ error: describeError(error) }, 'who came or went could not be told'));
    }
    telling = undefined;
  }

  function mark(personId: string, at: string, until: number): void {
    const servers = seen.get(personId);
    if (servers !== undefined) {
      servers.set(at, until);
      return;
    }
    seen.set(personId, new Map([[at, until]]));
    note(personId);
  }

  function sweep(): void {
    const now = clock.now().getTime();
    for (const [personId, servers] of seen) {
      for (const [at, until] of servers) if (until <= now) servers.delete(at);
      if (servers.size > 0) continue;
      seen.delete(personId);
      note(personId);
    }
  }

  function sayAll(said: Partial<Message>[]): void {
    for (const part of said) say(JSON.stringify({ server, ...part })).catch(() => undefined);
  }

  function sayChanges(): void {
    saying = undefined;
    const those = (what: 'here' | 'gone') => [...unsaid].filter(([, each]) => each === what).map(([personId]) => personId);
    sayAll([...chunks(those('here')).map((some) => ({ here: some })), ...chunks(those('gone')).map((some) => ({ gone: some }))]);
    unsaid.clear();
  }

  function change(personId: string, what: 'here' | 'gone'): void {
    unsaid.set(personId, what);
    if (!isStopped) saying ??= setTimeout(sayChanges, gatherMilliseconds);
  }

  const sayHere = () => sayAll(chunks([...here]).map((some) => ({ here: some })));

  return {
    onlineOf: (asked: readonly string[]) => asked.filter((personId) => seen.has(personId)),
    everybody: () => [...seen.keys()],
    here: () => [...here],
    onChange(next: (people: string[]) => Promise<void>) {
      tell = next;
    },

    /** A person's first stream at this server opened. */
    enter(personId: string): void {
      here.add(personId);
      mark(personId, server, Number.POSITIVE_INFINITY);
      change(personId, 'here');
    },

    /** Their last one closed. */
    leave(personId: string): void {
      here.delete(personId);
      mark(personId, server, clock.now().getTime() + graceMilliseconds);
      change(personId, 'gone');
    },

    /** Handles a message of any server. */
    hear(text: string): void {
      const said = message.safeParse(JSON.parse(text));
      if (!said.success || said.data.server === server) return;
      const now = clock.now().getTime();
      for (const personId of said.data.here) mark(personId, said.data.server, now + silenceMilliseconds);
      for (const personId of said.data.gone) {
        if (seen.get(personId)?.has(said.data.server)) mark(personId, said.data.server, now + graceMilliseconds);
      }
      if (said.data.asks) sayHere();
    },

    /** Asks the other servers for their people and announces this server's: after a break neither knows the other's. */
    ask(): void {
      sayAll([{ asks: true }]);
      sayHere();
    },

    start(): void {
      repeating = setInterval(sayHere, repeatMilliseconds);
      sweeping = setInterval(sweep, sweepMilliseconds);
    },

    stop(): void {
      isStopped = true;
      for (const timer of [saying, telling]) clearTimeout(timer);
      for (const timer of [repeating, sweeping]) clearInterval(timer);
    },
  };
}

function chunks(all: string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / perMessage) }, (_, index) => all.slice(index * perMessage, (index + 1) * perMessage));
}
