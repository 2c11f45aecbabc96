import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { canSeePerson } from '../../relations/queries.ts';
import type { Overlap } from '../contract.ts';
import { listMeetings, overlapsSql, type Reader } from './meetings.ts';

type Asked = { participantId: string; startTime: string; endTime: string; except?: string };

/** Returns the viewer's own meetings in a span, and only whether the other is busy. Null if the viewer can't see them. */
export async function findOverlap(executor: Executor, reader: Reader, asked: Asked): Promise<Overlap | null> {
  const { participantId, startTime: from, endTime: to, except = null } = asked;
  if (participantId === reader.viewerId || !(await canSeePerson(executor, reader.viewerId, participantId))) return null;
  const own = await listMeetings(executor, reader, { from, to });
  const { rows } = await executor.execute(sql`
    select 1 from meetings m
    where ${participantId} in (m.organizer_id, m.participant_id) and m.status in ('pending', 'confirmed')
      and ${overlapsSql({ from, to })} and m.id is distinct from ${except}::uuid
    limit 1`);
  return {
    own: own
      .filter(({ id, status }) => id !== except && (status === 'pending' || status === 'confirmed'))
      .map(({ id, title, startTime, endTime }) => ({ id, title, startTime, endTime })),
    isOtherBusy: rows.length > 0,
  };
}
