import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort, makeDataDir, startKiemProcess, untilAnswering } from '../kiem-process.ts';
import { makeOutsideDatabase } from '../outside-database.ts';
import { type ApplicationDifference, compareApplications } from './applications.ts';
import { compareMessages, comparePosts, type Difference, missedEvents } from './compare.ts';
import { followLive } from './follow-live.ts';
import { compareProjects, type ProjectDifference } from './project-saves.ts';
import { signUpWriters } from './sign-up-writers.ts';
import { startWriting } from './writing.ts';

export type Victim = 'server' | 'postgres';

type Survival = {
  /** Milliseconds from each kill until requests were accepted again. */
  outages: number[];
  /** Posts, messages, saves of projects and applications that were answered with success, and the projects that these saved. */
  answered: { posts: number; messages: number; saves: number; projects: number; applications: number };
  repeated: number;
  posts: Difference;
  messages: Difference;
  projects: ProjectDifference;
  applications: ApplicationDifference;
  /** Messages whose recipient did not get exactly one live event. */
  missedEvents: number;
};

/**
 * Lets writers post, write to each other, save projects and apply to jobs while the server or its embedded PostgreSQL is killed again and again.
 * Afterwards every answered post and message must exist exactly once and have caused one live event, and
 * every project must be what its last answered save made it, in all parts, and every answered application must be there once, whole.
 * With TEST_DATABASE_URL the data is on that PostgreSQL, and only the server can be killed.
 */
export async function survive(options: { victim: Victim; rounds: number; writers: number }): Promise<Survival> {
  const { dataDir, remove } = await makeDataDir();
  const database = await makeOutsideDatabase();
  const port = await findFreePort();
  const environment = {
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
    // The writers post more than the usual limit allows.
    LIMIT_POSTS: '1000000',
    LIMIT_PROJECTS: '1000000',
    LIMIT_APPLICATIONS: '1000000',
    LIMIT_JOBS: '1000000',
    LIMIT_MESSAGES_IN_MINUTE: '1000000',
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  };
  const kiem = await startKiemProcess({ dataDir, port, environment });
  try {
    const writers = await signUpWriters(kiem, options.writers);
    const following = await Promise.all(writers.map(followLive));
    const writing = startWriting(writers);
    const outages: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      await writing.untilAnswered(options.writers * 5);
      // A random delay kills at any moment of a post, not just after an answer.
      await delay(Math.random() * 50);
      const killed = performance.now();
      // The parent restarts the server, and Kiem restarts its PostgreSQL.
      process.kill(options.victim === 'server' ? kiem.serverPid() : await postmasterOf(dataDir), 'SIGKILL');
      await writing.untilAnswered(1);
      if (!(await untilAnswering(kiem.url, 60))) throw new Error(`Kiem did not come back:\n${kiem.output()}`);
      outages.push(performance.now() - killed);
      // One more post of each writer shows that it works again.
      await writing.untilAnswered(options.writers);
    }
    await writing.untilAnswered(options.writers * 5);
    await writing.finish();
    const missed = await missedEvents(writers, following, writing);
    for (const each of following) each.stop();
    return {
      outages,
      answered: {
        posts: writing.posts.size,
        messages: writing.messages.size,
        saves: writing.saves,
        projects: writing.projects.size,
        applications: writing.applications.size,
      },
      repeated: writing.repeated,
      posts: await comparePosts(writers, writing),
      messages: await compareMessages(writers, writing),
      projects: await compareProjects(writers, writing.projects),
      applications: await compareApplications(writers, writing.applications),
      missedEvents: missed,
    };
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
