import { sql } from 'drizzle-orm';
import { bindSql } from '../../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../../platform/server/database.ts';
import type { RequestContext } from '../../../../platform/server/procedures.ts';
import { isSignature } from '../../../../platform/server/signature.ts';
import { listedProjectSql, viewerSql, visibleProjectSql } from '../../../projects/queries/visible.ts';
import { canSeeSql } from '../../../relations/queries.ts';
import { linkStateOf } from '../../links/policy.ts';
import { digestOf } from '../../links/tokens/link-token.ts';
import type { Invitation } from '../contract.ts';
import { readerDigest } from '../tokens/reader-cookie.ts';

export type Place = { token?: string | undefined; projectId?: string | undefined };

/** A released deck, and how this caller stands to it. */
export type Found = {
  projectId: string;
  ownerId: string;
  ownerName: string;
  title: string;
  releaseId: string;
  releasedAt: Date;
  asks: Invitation['asks'];
  isOwn: boolean;
  link: {
    id: string;
    label: string;
    personId: string | null;
    email: string | null;
    allowsPdf: boolean;
    allowsPptx: boolean;
    expiresAt: Date;
  } | null;
};

export type Closed = 'unknown' | 'expired' | 'taken-back';

type Row = {
  project_id: string;
  owner_id: string;
  owner_name: string;
  title: string;
  release_id: string;
  released_at: string;
};

type LinkRow = Row & {
  link_id: string;
  token_hash: string;
  label: string;
  person_id: string | null;
  email: string | null;
  allows_pdf: boolean;
  allows_pptx: boolean;
  expires_at: string;
  ended_at: string | null;
  is_confirmed: boolean;
};

const shared = sql.raw(`p.id as project_id, p.owner_id, trim(o.first_name || ' ' || o.last_name) as owner_name, p.title,
  r.id as release_id, r.released_at`);

/**
 * Whether the account of link `l`'s reader, if they have one, isn't suspended, and meets the owner of project `p`. Ask it of
 * readers alone who confirmed their address: its answer to others would tell the owner whose account has that address.
 */
export const ownerMeetsReader = sql.raw(
  `not exists (select from accounts a where (a.email = l.email or a.id = l.person_id) and not ${canSeeSql('a.id', 'p.owner_id')})`,
);

/** Whether a released deck of project `p` is shown to this viewer at all, null for a visitor. */
export const isReadable = (viewerId: string | null) =>
  sql`${sql.raw(listedProjectSql('p'))} and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))}`;

/**
 * Whether a person may read the released deck of project `p` on its page: they own it, its owner admitted them, or they have an
 * open link of their own.
 */
export const readsAtProject = (viewerId: string | null, now: Date) => sql`(p.owner_id = ${viewerId}
  or exists (select from project_admissions d where d.project_id = p.id and d.person_id = ${viewerId} and d.status = 'admitted')
  or exists (select from pitch_links l where l.project_id = p.id and l.person_id = ${viewerId} and l.ended_at is null
    and l.expires_at > ${now.toISOString()}::timestamptz))`;

const toFound = (row: Row) => ({
  projectId: row.project_id,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  title: row.title,
  releaseId: row.release_id,
  releasedAt: new Date(row.released_at),
});

export type Caller = Pick<RequestContext, 'services' | 'viewer' | 'readCookie'>;

/** Finds the released deck of a link, or of a project; or why there is none for this caller. */
export async function findReader(executor: Executor, caller: Caller, { token, projectId }: Place): Promise<Found | Closed> {
  if (token !== undefined) return findByLink(executor, caller, token);
  const { services, viewer } = caller;
  if (viewer === null || projectId === undefined) return 'unknown';
  return findByProject(executor, { viewerId: viewer.id, projectId, now: services.clock.now() });
}

async function findByLink(executor: Executor, { services, viewer, readCookie }: Caller, token: string): Promise<Found | Closed> {
  const now = services.clock.now();
  const hash = digestOf(token);
  const { rows } = await executor.execute<LinkRow>(sql`
    select ${shared}, l.id as link_id, l.token_hash, l.label, l.person_id, l.email, l.allows_pdf, l.allows_pptx, l.expires_at, l.ended_at,
      c.is_confirmed
    from pitch_links l
    join projects p on p.id = l.project_id
    join profiles o on o.id = p.owner_id
    join pitch_releases r on r.project_id = p.id
    cross join lateral (select exists (select from pitch_link_readers b where b.link_id = l.id
      and b.digest = ${readerDigest({ readCookie }, hash)} and b.expires_at > ${now.toISOString()}::timestamptz) as is_confirmed) c
    where l.token_hash = ${hash} and ${isReadable(viewer?.id ?? null)}
      and ((l.email is not null and not c.is_confirmed) or ${ownerMeetsReader})`);
  const [row] = rows;
  if (row === undefined || !isSignature(hash, row.token_hash)) return 'unknown';
  const expiresAt = new Date(row.expires_at);
  const state = linkStateOf({ expiresAt, endedAt: row.ended_at === null ? null : new Date(row.ended_at) }, now);
  if (state !== 'open') return state;
  const isOwn = viewer?.id === row.owner_id;
  return {
    ...toFound(row),
    isOwn,
    asks: isOwn ? 'nothing' : asksOf(row, viewer?.id ?? null),
    link: {
      ...{ id: row.link_id, label: row.label, personId: row.person_id, email: row.email, expiresAt },
      ...{ allowsPdf: row.allows_pdf, allowsPptx: row.allows_pptx },
    },
  };
}

function asksOf(row: Pick<LinkRow, 'person_id' | 'is_confirmed'>, viewerId: string | null): Invitation['asks'] {
  if (row.person_id === null) return row.is_confirmed ? 'nothing' : 'code';
  if (viewerId === null) return 'sign-in';
  return viewerId === row.person_id ? 'nothing' : 'other-account';
}

type AtProject = { viewerId: string; projectId: string; now: Date };

/** On the page of the project: for its owner and admitted people, and for those who have a link to it. */
async function findByProject(executor: Executor, { viewerId, projectId, now }: AtProject): Promise<Found | 'unknown'> {
  const { rows } = await executor.execute<Row>(sql`
    select ${shared}
    from projects p
    join profiles o on o.id = p.owner_id
    join pitch_releases r on r.project_id = p.id
    where p.id = ${projectId} and ${isReadable(viewerId)} and ${readsAtProject(viewerId, now)}`);
  const [row] = rows;
  if (row === undefined) return 'unknown';
  return { ...toFound(row), isOwn: row.owner_id === viewerId, asks: 'nothing', link: null };
}
