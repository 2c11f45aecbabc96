import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '../../src/app/testing/browser.ts';
import { findFreePort, makeDataDir, startKiemProcess, untilAnswering } from '../kiem-process.ts';
import { makeOutsideDatabase } from '../outside-database.ts';
import { signUpWriters } from './sign-up-writers.ts';
import { type Writing, writePosts } from './write-posts.ts';

export type Victim = 'server' | 'postgres';

export type Survival = {
  /** Milliseconds from each kill until requests were taken again. */
  outages: number[];
  answered: number;
  repeated: number;
  /** Posts that were answered with success and are not there, or not as they were sent. */
  lost: string[];
  /** Posts that are there more than once, or that nobody got an answer for. */
  surplus: string[];
};

/**
 * Writers post while the server, or the PostgreSQL that it brought, is killed again and again;
 * afterwards every answered post must be there exactly once (quality.md, Not losing anything).
 * With TEST_DATABASE_URL the data is on that PostgreSQL, and only the server can be killed.
 */
export async function survive(options: { victim: Victim; rounds: number; writers: number }): Promise<Survival> {
  const { dataDir, remove } = await makeDataDir();
  const database = await makeOutsideDatabase();
  const port = await findFreePort();
  const environment = { TRUST_PROXY: 'true', LOG_LEVEL: 'fatal', ...(database === null ? {} : { DATABASE_URL: database.url }) };
  const start = () => startKiemProcess({ dataDir, port, environment });

  let kiem = await start();
  try {
    const writers = await signUpWriters(kiem, options.writers);
    const writing = writePosts(writers);
    const outages: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      await writing.untilAnswered(options.writers * 5);
      // At any moment of a post, not just after an answer.
      await delay(Math.random() * 50);
      const killed = performance.now();
      if (options.victim === 'server') {
        await kiem.kill();
        kiem = await start();
      } else {
        process.kill(await postmasterOf(dataDir), 'SIGKILL');
        // One post of everyone shows that it works again.
        await writing.untilAnswered(options.writers);
        if (!(await untilAnswering(kiem.url, 60))) throw new Error(`Kiem did not come back:\n${kiem.output()}`);
      }
      outages.push(performance.now() - killed);
    }
    await writing.untilAnswered(options.writers * 5);
    await writing.finish();
    return { outages, repeated: writing.repeated, ...(await compare(writers[0], writing)) };
  } finally {
    await kiem.stop();
    await database?.drop();
    await remove();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  const [pid = ''] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

async function compare(reader: Browser | undefined, { answered }: Writing): Promise<Pick<Survival, 'answered' | 'lost' | 'surplus'>> {
  if (reader === undefined) throw new Error('There are no writers.');
  const stored = new Map<string, string>();
  const surplus: string[] = [];
  let before: string | undefined;
  do {
    const { posts, next } = await reader.api.feed.listPosts({ before });
    for (const { id, content } of posts) {
      if (stored.has(id) || !answered.has(id)) surplus.push(id);
      stored.set(id, content);
    }
    before = next ?? undefined;
  } while (before !== undefined);
  const lost = [...answered].filter(([id, content]) => stored.get(id) !== content).map(([id]) => id);
  return { answered: answered.size, lost, surplus };
}
