import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { runnerImport } from 'vite';
import { hashSessionToken } from '../src/features/accounts/commands/sessions.ts';
import { feedPageSql, likesSql } from '../src/features/feed/queries.ts';
import { sessionSql } from '../src/features/profiles/queries.ts';
import { openPool } from '../src/platform/server/database.ts';
import { jobStatements } from './job-statements.ts';
import { isNetworkProcedure, networkStatements } from './network-statements.ts';
import { isProjectRead, projectStatements } from './project-statements.ts';
import { reads } from './reads.ts';
import type { Statement } from './record-statements.ts';

/**
 * The minimum that can serve a page of the feed, a like, a tab of the network or a page of projects, jobs or talents: node:http and pg, with the same
 * statements, pool and JSON as Kiem. Kiem's overhead is measured against it.
 */

type Row = Record<'id' | 'content' | 'person_id' | 'first_name' | 'last_name' | 'job_title' | 'company', string> & {
  created_at: Date;
  edited_at: Date | null;
  is_published: boolean;
  comments_count: number;
  likes_count: number;
  liked: boolean;
  avatar_id: string | null;
  image_id: string | null;
  image_alt: string;
  width: number | null;
  height: number | null;
  widths: number[] | null;
};

const compress = promisify(gzip);
const pool = openPool({ connectionString: process.env.DATABASE_URL ?? '' });

async function findViewer(token: string): Promise<string | undefined> {
  const session = await pool.query<string[]>({
    name: 'session',
    text: sessionSql,
    values: [hashSessionToken(token), new Date().toISOString()],
    rowMode: 'array',
  });
  return session.rows[0]?.[0];
}

const likeSql = 'insert into post_likes (post_id, person_id) values ($1, $2) on conflict do nothing';
const unlikeSql = 'delete from post_likes where post_id = $1 and person_id = $2';
const changeSql = 'insert into post_like_changes (post_id, change) values ($1, $2)';

/** Likes or unlikes a post: writes the row and its change in one transaction, then reads the state of the button. */
async function answerLike(token: string, postId: string, likes: boolean): Promise<string | null> {
  const viewerId = await findViewer(token);
  if (viewerId === undefined) return null;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const row = likes
      ? await client.query({ name: 'like', text: likeSql, values: [postId, viewerId] })
      : await client.query({ name: 'unlike', text: unlikeSql, values: [postId, viewerId] });
    if (row.rowCount !== 0) {
      await client.query({ name: 'change', text: changeSql, values: [postId, likes ? 1 : -1] });
    }
    await client.query('commit');
    const { rows } = await client.query<{ likes_count: number; liked: boolean }>({
      name: 'likes',
      text: likesSql,
      values: [viewerId, postId],
    });
    return JSON.stringify({ likesCount: rows[0]?.likes_count, likedByViewer: rows[0]?.liked });
  } finally {
    client.release();
  }
}

async function answerFeed(token: string, before: string | null): Promise<string | null> {
  const viewerId = await findViewer(token);
  if (viewerId === undefined) return null;
  const [createdAt, id] = before?.split('_') ?? ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  const { rows } = await pool.query<Row>({ name: 'feed-page', text: feedPageSql, values: [viewerId, createdAt, id] });
  const posts = rows.slice(0, 20).map((row) => ({
    id: row.id,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    author: {
      id: row.person_id,
      firstName: row.first_name,
      lastName: row.last_name,
      jobTitle: row.job_title,
      company: row.company,
      avatarId: row.avatar_id,
    },
    likesCount: row.likes_count,
    likedByViewer: row.liked,
    commentsCount: row.comments_count,
    editedAt: row.edited_at?.toISOString() ?? null,
    isDraft: !row.is_published,
    can: { edit: row.person_id === viewerId, delete: row.person_id === viewerId },
    image: row.image_id && { id: row.image_id, width: row.width, height: row.height, widths: row.widths, alt: row.image_alt },
  }));
  const last = posts.at(-1);
  return JSON.stringify({ posts, next: rows.length > 20 && last !== undefined ? `${last.createdAt}_${last.id}` : null });
}

async function answerRead(token: string, read: (viewerId: string) => pg.QueryConfig): Promise<string | null> {
  const viewerId = await findViewer(token);
  return viewerId === undefined ? null : JSON.stringify((await pool.query(read(viewerId))).rows);
}

/** Recorded lazily, because the worlds of other scenarios have no connections, projects or jobs. */
let ofNetwork: ReturnType<typeof networkStatements> | undefined;
let ofProjects: ReturnType<typeof projectStatements> | undefined;

async function statementsOf(area: string, name: string): Promise<Statement[]> {
  if (area === 'network' && isNetworkProcedure(name)) {
    ofNetwork ??= networkStatements(pool);
    return (await ofNetwork)[name];
  }
  if (area === 'projects' && isProjectRead(name)) {
    ofProjects ??= projectStatements(pool);
    return (await ofProjects)[name];
  }
  const statements = jobStatements(pool, area, name);
  if (statements === null) throw new Error(`There is no ${area}/${name}.`);
  return statements;
}

/** Answers with the raw rows of every statement. */
async function answerRecorded(token: string, statements: Statement[], thingId: string): Promise<string | null> {
  const viewerId = await findViewer(token);
  if (viewerId === undefined) return null;
  const answers: { person_id?: string }[][] = [];
  for (const { name, text, valuesFor } of statements) {
    const values = valuesFor(viewerId, thingId, answers.at(-1) ?? []);
    const { rows } = await pool.query<{ person_id?: string }>({ text, values, ...(name && { name }) });
    answers.push(rows);
  }
  return JSON.stringify(answers);
}

let applying: ReturnType<typeof import('./apply-statements.ts').recordApplying> | undefined;

/** Loaded by Vite, as what tells of an application has mails in JSX. */
async function recordApplying() {
  const { module } = await runnerImport<typeof import('./apply-statements.ts')>(`${import.meta.dirname}/apply-statements.ts`, {
    configFile: false,
    logLevel: 'error',
  });
  return module.recordApplying(process.env.DATABASE_URL ?? '');
}

/** Applies to a job with the statements of Kiem, in its transaction. */
async function answerApplying(token: string, job: string, poster: string): Promise<string | null> {
  const viewer = await findViewer(token);
  if (viewer === undefined) return null;
  applying ??= recordApplying();
  const apply = await applying;
  const client = await pool.connect();
  try {
    return JSON.stringify(await apply(client, { viewer, poster, job }));
  } finally {
    client.release();
  }
}

async function answer(token: string, method: string | undefined, pathname: string, query: URLSearchParams): Promise<string | null> {
  const liked = /^\/posts\/([\w-]+)\/like$/.exec(pathname)?.[1];
  if (liked !== undefined) return answerLike(token, liked, method === 'PUT');
  const read = reads[pathname.replace('/reads/', '')];
  if (read !== undefined) return answerRead(token, read);
  if (pathname === '/applications/apply') {
    const [job = '', poster = ''] = query.get('id')?.split('_') ?? [];
    return answerApplying(token, job, poster);
  }
  const [, area, name] = /^\/(network|projects|jobs|talents|applications)\/(\w+)$/.exec(pathname) ?? [];
  if (area !== undefined && name !== undefined) return answerRecorded(token, await statementsOf(area, name), query.get('id') ?? '');
  return pathname === '/posts' ? answerFeed(token, query.get('before')) : null;
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const token = /kiem_session=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const body = token === undefined ? null : await answer(token, request.method, pathname, searchParams);
  if (body === null) {
    response.writeHead(pathname === '/healthz' ? 200 : 401).end();
  } else if (request.headers['accept-encoding'] === 'gzip') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(await compress(body));
  } else {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
  }
});

server.listen(Number(process.env.PORT), '127.0.0.1');
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
