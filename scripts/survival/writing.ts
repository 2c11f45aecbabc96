import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { applyOnce, type SentApplications } from './applications.ts';
import { type SavedProjects, startSaving } from './project-saves.ts';
import type { Writer } from './sign-up-writers.ts';

export type Writing = {
  /** Content of every post that was answered with success, by id. */
  posts: Map<string, string>;
  /** The same of every message; each writer writes to the next one. */
  messages: Map<string, string>;
  /** The projects that each writer creates and saves. */
  projects: SavedProjects;
  /** The applications that each writer sends to a job of another. */
  applications: SentApplications;
  /** How many saves of projects were answered. */
  saves: number;
  /** Attempts without an answer or with a temporary refusal. Each was retried under the same id. */
  repeated: number;
  /** Waits until this many more posts are answered, and about as many messages and saves. */
  untilAnswered(more: number): Promise<void>;
  /** Lets every writer finish what it is writing. */
  finish(): Promise<void>;
};

const patienceSeconds = 60;

/**
 * Lets everyone post, write to the next person, save a project and apply to a job in turns, as a browser would: each keeps the id of an item until it is
 * answered.
 */
export function startWriting(writers: Writer[]): Writing {
  const posts = new Map<string, string>();
  const messages = new Map<string, string>();
  const projects: SavedProjects = new Map();
  const applications: SentApplications = new Map();
  let saves = 0;
  let writing = true;
  let repeated = 0;

  async function insist<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    const patience = performance.now() + patienceSeconds * 1000;
    while (true) {
      try {
        return await attempt();
      } catch (error) {
        if (performance.now() > patience) throw error;
        repeated += 1;
        await delay(50);
      }
    }
  }

  async function write(writer: Writer, index: number): Promise<void> {
    const { id: ownId, api } = writer;
    const save = startSaving(writer, projects);
    const next = writers[(index + 1) % writers.length];
    // Not the one whom they write to: an application opens the conversation, of which live events tell.
    const poster = writers[(index + 2) % writers.length];
    if (next === undefined || poster === undefined) throw new Error('There are no writers.');
    for (let number = 1; writing; number += 1) {
      const [id, messageId] = [newId(), newId()];
      const content = `Nummer ${number} van ${ownId}, ${id}`;
      await insist(() => api.feed.createPost({ id, content }));
      posts.set(id, content);
      await insist(() => api.messages.sendMessage({ id: next.id, messageId, content }));
      messages.set(messageId, content);
      await save(`Nummer ${number} van ${ownId}`, insist);
      saves += 1;
      await applyOnce({ poster, applicant: writer, letter: content }, applications, insist);
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
    projects,
    applications,
    get saves() {
      return saves;
    },
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
