import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { makeDataDir, startKiemProcess } from '../kiem-process.ts';
import { type Following, followLive } from './follow-live.ts';
import { signUpWriters, type Writer } from './sign-up-writers.ts';

/** The answers to one kind of request while PostgreSQL was stopped. */
type Waits = { asked: number; longestMilliseconds: number; statuses: number[]; withoutRetryAfter: number };

type Hang = {
  waits: Map<string, Waits>;
  /** Milliseconds from the resumption of PostgreSQL until posts could be read. */
  backAfter: number;
  /** Posts that were resent afterwards, and how many of those do not exist exactly once. */
  repeated: number;
  wrong: number;
  /** Whether the live stream from before reported a message that was sent afterwards. */
  isLiveTold: boolean;
  /** Database connections of Kiem, before and after. */
  connections: [before: number, after: number];
  /** Memory of the server in MB, before and at its peak. */
  megabytes: [before: number, highest: number];
};

type Question = { name: string; ask(): Promise<Response> };
type Post = { id: string; content: string };

const intervalMilliseconds = 100;

/**
 * Freezes every process of PostgreSQL, like a disk that hangs: connections stay open and nothing answers. Sends requests
 * meanwhile, resumes it, and inspects the results. Linux only.
 */
export async function hang({ seconds }: { seconds: number }): Promise<Hang> {
  const { dataDir, remove } = await makeDataDir();
  const environment = { TRUST_PROXY: 'true', LOG_LEVEL: 'fatal', LIMIT_POSTS: '1000000' };
  const kiem = await startKiemProcess({ dataDir, environment });
  let stopped: { pid: number }[] = [];
  const goOn = () => {
    for (const { pid } of stopped) process.kill(pid, 'SIGCONT');
    stopped = [];
  };
  try {
    const [writer, reader] = await signUpWriters(kiem, 3);
    if (writer === undefined || reader === undefined) throw new Error('Three people were to sign up.');
    const following = await followLive(reader);
    const posts: Post[] = [];
    const connections = await countConnections(dataDir);
    const megabytes = await megabytesOf(kiem.serverPid());

    stopped = await processesOf(dataDir);
    for (const { pid } of stopped) process.kill(pid, 'SIGSTOP');
    const { waits, asking, highest } = await askFor(seconds, questionsOf(writer, kiem.url, posts), kiem.serverPid());
    goOn();

    const backAfter = await untilWorking(writer);
    await Promise.all(asking);
    for (const post of posts) await writer.api.feed.createPost(post);
    const counts = await countPosts(writer);
    await writer.api.messages.sendMessage({ id: reader.id, messageId: newId(), content: 'Is er weer iemand?' });
    const isLiveTold = await isTold(following, writer.id);
    following.stop();
    return {
      waits,
      backAfter,
      repeated: posts.length,
      wrong: posts.filter(({ id }) => counts.get(id) !== 1).length,
      isLiveTold,
      connections: [connections, await countConnections(dataDir)],
      megabytes: [megabytes, highest],
    };
  } finally {
    goOn();
    await kiem.stop();
    await remove();
  }
}

function questionsOf(writer: Writer, url: string, unanswered: Post[]): Question[] {
  const headers = { 'content-type': 'application/json' };
  const stranger = JSON.stringify({ email: 'niemand@voorbeeld.test', password: 'Wilgenroos-kraanvogel-31' });
  return [
    { name: '/healthz', ask: () => writer.fetch('/healthz') },
    { name: '/readyz', ask: () => writer.fetch('/readyz') },
    { name: 'read posts', ask: () => writer.fetch('/api/posts') },
    { name: 'page of the feed', ask: () => writer.fetch('/feed', { headers: { accept: 'text/html' } }) },
    { name: 'live stream', ask: () => writer.fetch('/live') },
    { name: 'sign in', ask: () => fetch(`${url}/api/accounts/sign-in`, { method: 'POST', headers, body: stranger }) },
    {
      name: 'create a post',
      ask() {
        const post = { id: newId(), content: `Zaadje ${unanswered.length}` };
        unanswered.push(post);
        return writer.fetch('/api/posts', { method: 'POST', headers, body: JSON.stringify(post) });
      },
    },
  ];
}

/** Repeats every request at a fixed rate, whether or not the last one was answered. */
async function askFor(seconds: number, questions: Question[], pid: number) {
  const waits = new Map<string, Waits>();
  const asking: Promise<void>[] = [];
  let highest = 0;

  async function time({ name, ask }: Question): Promise<void> {
    const wait = waits.get(name) ?? { asked: 0, longestMilliseconds: 0, statuses: [], withoutRetryAfter: 0 };
    waits.set(name, wait);
    wait.asked += 1;
    const asked = performance.now();
    const response = await ask().catch(() => null);
    const status = response?.status ?? 0;
    wait.longestMilliseconds = Math.max(wait.longestMilliseconds, performance.now() - asked);
    if (!wait.statuses.includes(status)) wait.statuses.push(status);
    if (status === 503 && name !== '/readyz' && !response?.headers.has('retry-after')) wait.withoutRetryAfter += 1;
    await response?.body?.cancel();
  }

  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const question of questions) asking.push(time(question));
    highest = Math.max(highest, await megabytesOf(pid));
    await delay(intervalMilliseconds);
  }
  return { waits, asking, highest };
}

async function untilWorking(writer: Writer): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < 60_000) {
    const response = await writer.fetch('/api/posts', { signal: AbortSignal.timeout(60_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) return performance.now() - since;
    await delay(50);
  }
  throw new Error('Kiem did not work again.');
}

/** Whether the open stream reports a message. */
async function isTold(following: Following, senderId: string): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (following.idsOf('messages').includes(senderId)) return true;
    await delay(50);
  }
  return false;
}

async function countPosts({ api }: Writer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let before: string | undefined;
  do {
    const page = await api.feed.listPosts({ before });
    for (const { id } of page.posts) counts.set(id, (counts.get(id) ?? 0) + 1);
    before = page.next ?? undefined;
  } while (before !== undefined);
  return counts;
}

/** Lists PostgreSQL's main process and its children. */
async function processesOf(dataDir: string): Promise<{ pid: number; title: string }[]> {
  const [first = ''] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const all = [{ pid: Number(first), title: '' }];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = /^\d+ \(.*\) \w (\d+)/.exec(stat)?.[1];
    if (parent === first) all.push({ pid: Number(entry), title: await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '') });
  }
  return all;
}

async function countConnections(dataDir: string): Promise<number> {
  return (await processesOf(dataDir)).filter(({ title }) => title.includes('[local]')).length;
}

async function megabytesOf(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
