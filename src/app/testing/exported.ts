import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Database } from '../../platform/server/database.ts';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { writeJson } from '../../platform/server/write-json.ts';

/** Returns what a feature exports of a person, as in the file of their download. */
export async function exportedOf(db: Database, { exportPersonalData }: PersonalData, personId: string) {
  const json = await db.transaction(async (tx) => text(Readable.from(writeJson(await exportPersonalData(tx, personId)))));
  const data: Record<string, unknown> = JSON.parse(json);
  return data;
}
