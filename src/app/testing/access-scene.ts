import { makeMeeting } from '../../features/agenda/factory.ts';
import { makeComment, makePost } from '../../features/feed/factory.ts';
import { makeConversation } from '../../features/messages/factory.ts';
import { makeNotification } from '../../features/notifications/factory.ts';
import { makeProject } from '../../features/projects/factory.ts';
import { makeBlock, makeConnection } from '../../features/relations/factory.ts';
import { makeUpload } from '../../features/uploads/factory.ts';
import type { Person, TestServer } from './test-server.ts';

/** The subject of a call: a person, and things that only they may see. */
export type Scene = {
  owner: Person;
  draftId: string;
  commentId: string;
  sessionId: string;
  avatarId: string;
  notificationId: string;
  /** The owner's message to their friend. */
  messageId: string;
  /** A person who asked the owner to connect, a connection, and a person whom they block. */
  askerId: string;
  friendId: string;
  blockedId: string;
  /** A meeting that the owner organizes with their friend, and one to which the friend invites them. */
  meetingId: string;
  invitationId: string;
  /** The owner's draft of a project. */
  projectId: string;
};

export async function makeScene(server: TestServer): Promise<Scene> {
  const [owner, asker, friend, blocked] = await Promise.all([
    server.person({ roles: ['investor'] }),
    server.person(),
    server.person(),
    server.person(),
  ]);
  const draft = await makePost(server.services.db, { authorId: owner.id, isPublished: false });
  const comment = await makeComment(server.services.db, { postId: draft.id, authorId: owner.id });
  const avatar = await makeUpload(server.services, { ownerId: owner.id, kind: 'avatar' });
  const notification = await makeNotification(server.services.db, { personId: owner.id });
  const [device] = await owner.api.account.listDevices();
  await makeConnection(server.services.db, { from: asker.id, to: owner.id, status: 'pending' });
  await makeConnection(server.services.db, { from: friend.id, to: owner.id });
  await makeBlock(server.services.db, { from: owner.id, of: blocked.id });
  const { messageIds } = await makeConversation(server.services.db, { from: owner.id, to: friend.id, lastAt: server.clock.now() });
  const startTime = new Date(server.clock.now().getTime() + 86_400_000);
  const meeting = await makeMeeting(server.services.db, { organizerId: owner.id, participantId: friend.id, startTime });
  const invitation = await makeMeeting(server.services.db, { organizerId: friend.id, participantId: owner.id, startTime });
  const project = await makeProject(server.services.db, { ownerId: owner.id, status: 'draft' });
  return {
    owner,
    draftId: draft.id,
    commentId: comment.id,
    sessionId: device?.id ?? '',
    avatarId: avatar.id,
    notificationId: notification.id,
    messageId: messageIds[0] ?? '',
    askerId: asker.id,
    friendId: friend.id,
    blockedId: blocked.id,
    meetingId: meeting.id,
    invitationId: invitation.id,
    projectId: project.id,
  };
}
