import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { hashSessionToken } from '../src/features/accounts/commands/sessions.ts';
import { feedPageSql } from '../src/features/feed/queries.ts';
import { openPool } from '../src/platform/server/database.ts';
import { sessionStatement } from './statements.ts';

/**
 * The least that can answer a page of the feed: node:http and pg, with the same statements,
 * pool and JSON as Kiem, and nothing around them. What Kiem adds is measured against it.
 */

type Row = Record<'id' | 'content' | 'person_id' | 'first_name' | 'last_name' | 'job_title' | 'company', string> & {
  created_at: Date;
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
const sessionSql = await sessionStatement(pool);

async function answerFeed(token: string, before: string | null): Promise<string | null> {
  const session = await pool.query<string[]>({
    name: 'session',
    text: sessionSql,
    values: [hashSessionToken(token), new Date().toISOString()],
    rowMode: 'array',
  });
  const viewerId = session.rows[0]?.[0];
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
    image: row.image_id && { id: row.image_id, width: row.width, height: row.height, widths: row.widths, alt: row.image_alt },
  }));
  const last = posts.at(-1);
  return JSON.stringify({ posts, next: rows.length > 20 && last !== undefined ? `${last.createdAt}_${last.id}` : null });
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const token = /kiem_session=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const body = pathname === '/posts' && token !== undefined ? await answerFeed(token, searchParams.get('before')) : null;
  if (body === null) {
    response.writeHead(pathname === '/healthz' ? 200 : 401).end();
  } else if (request.headers['accept-encoding'] === 'gzip') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(await compress(body));
  } else {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
  }
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
