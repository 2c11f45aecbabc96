import type { Services } from '../../../../platform/server/services.ts';
import { messagePreferences } from '../../tables.ts';

/** Saves whether read marks are shared. Tells only the viewer's own browsers; others see it on their next fetch. */
export async function savePreferences({ db, live }: Services, personId: string, showsReadMarks: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(messagePreferences)
      .values({ personId, showsReadMarks })
      .onConflictDoUpdate({ target: messagePreferences.personId, set: { showsReadMarks } });
    await live.tell(tx, [personId], { topic: 'messages', id: null });
  });
}
