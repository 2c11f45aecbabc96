import type { Services } from '../../../../platform/server/services.ts';
import { markSubjectRead } from '../../../notifications/commands/mark-read.ts';
import { isSide, lockConversation, readSides } from '../../commands/lock.ts';
import { tellOne } from '../../commands/tell.ts';
import { findThread } from '../../queries/find.ts';
import { conversationSides } from '../../tables.ts';

type Marks = { isMarkedUnread?: boolean | undefined; isMuted?: boolean | undefined; isArchived?: boolean | undefined };

/** Sets marks of the viewer's side of an open conversation. Returns false if they have no such conversation. */
export async function markConversation(services: Services, viewerId: string, personId: string, marks: Marks): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if ((await findThread(tx, viewerId, personId)) === null) return false;
    const conversation = await lockConversation(tx, viewerId, personId);
    const sides = conversation && (await readSides(tx, viewerId, conversation.id));
    if (conversation === null || sides === null || sides.own.state !== 'open') return false;
    const { isMarkedUnread = sides.own.isMarkedUnread, isMuted = sides.own.isMuted, isArchived = sides.own.isArchived } = marks;
    await tx.update(conversationSides).set({ isMarkedUnread, isMuted, isArchived }).where(isSide(conversation.id, viewerId));
    // A conversation that is out of sight shouldn't wait in the bell either.
    if (isMuted || isArchived) await markSubjectRead(tx, services, { personId: viewerId, kind: 'message', subjectId: personId });
    await tellOne(services, tx, viewerId, personId);
    return true;
  });
}
