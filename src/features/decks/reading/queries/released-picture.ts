import { sql } from 'drizzle-orm';
import { readerDigest } from '../tokens/reader-cookie.ts';
import { type Caller, isReadable, ownerMeetsReader, readsAtProject } from './find-reader.ts';

type LinkRow = { token_hash: string; digests: string[] };

/**
 * Whether a picture stands on a released deck that this caller may read now. The project may show another one since, so that it is
 * given to these readers alone.
 */
export async function isReleasedPicture(caller: Caller, uploadId: string): Promise<boolean> {
  const { services, viewer } = caller;
  const { db, clock } = services;
  const viewerId = viewer?.id ?? null;
  const now = clock.now();
  const shown = sql`from pitch_release_pictures i join projects p on p.id = i.project_id`;
  if (viewerId !== null) {
    const { rows } = await db.execute(sql`
      select 1 ${shown} where i.upload_id = ${uploadId} and ${isReadable(viewerId)} and ${readsAtProject(viewerId, now)} limit 1`);
    if (rows.length > 0) return true;
  }
  // The browser has a cookie for each link that it opens, named after the link.
  const { rows: links } = await db.execute<LinkRow>(sql`
    select l.token_hash, array_agg(b.digest) as digests ${shown}
    join pitch_links l on l.project_id = p.id
    join pitch_link_readers b on b.link_id = l.id
    where i.upload_id = ${uploadId} and ${isReadable(viewerId)} and ${ownerMeetsReader} and l.email is not null and l.ended_at is null
      and l.expires_at > ${now.toISOString()}::timestamptz and b.expires_at > ${now.toISOString()}::timestamptz
    group by l.token_hash`);
  return links.some(({ token_hash, digests }) => digests.includes(readerDigest(caller, token_hash) ?? ''));
}
