import { and, asc, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { countedSince, figureOf } from '../policy.ts';
import { answerFigures as figures, answerRecords as records } from '../tables.ts';

/** The number of posters per transaction. */
const batch = 200;

/** Counts the figures of another day, and those that changed. Records that are too old to count are removed. */
export async function recountFigures({ db }: Pick<Services, 'db'>, today: string): Promise<void> {
  await db.delete(records).where(lt(records.dueOn, countedSince(today)));
  while ((await recountSome(db, today)) === batch);
}

async function recountSome(db: Database, today: string): Promise<number> {
  return db.transaction(async (tx) => {
    const next = tx
      .select({ posterId: figures.posterId })
      .from(figures)
      .where(or(isNull(figures.countedOn), lt(figures.countedOn, today)))
      .orderBy(asc(figures.posterId))
      .limit(batch);
    const posterIds = (await next.for('no key update', { skipLocked: true })).map(({ posterId }) => posterId);
    if (posterIds.length === 0) return 0;
    const dates = await tx
      .select()
      .from(records)
      .where(and(inArray(records.posterId, posterIds), gte(records.dueOn, countedSince(today))));
    const datesOf = Map.groupBy(dates, ({ posterId }) => posterId);
    const counted = posterIds.map((posterId) => ({ posterId, countedOn: today, ...figureOf(datesOf.get(posterId) ?? [], today) }));
    const set = {
      due: sql`excluded.due`,
      onTime: sql`excluded.on_time`,
      usualDays: sql`excluded.usual_days`,
      countedOn: sql`excluded.counted_on`,
    };
    await tx.insert(figures).values(counted).onConflictDoUpdate({ target: figures.posterId, set });
    const nobody = counted.filter(({ due }) => due === 0).map(({ posterId }) => posterId);
    await tx.delete(figures).where(inArray(figures.posterId, nobody));
    return posterIds.length;
  });
}
