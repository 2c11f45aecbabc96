import { makeMeeting } from '../../features/agenda/factory.ts';
import { makeDeck } from '../../features/decks/factory.ts';
import { makeLink, makeReading, makeRelease } from '../../features/decks/links/factory.ts';
import { makeComment, makePost } from '../../features/feed/factory.ts';
import { makeApplication, makeNote } from '../../features/jobs/applications/factory.ts';
import { makeJob } from '../../features/jobs/factory.ts';
import { makeMatch } from '../../features/matches/factory.ts';
import { makeConversation } from '../../features/messages/factory.ts';
import { makeNotification } from '../../features/notifications/factory.ts';
import { makeAdmission } from '../../features/projects/admissions/factory.ts';
import { makeProject, makeRole } from '../../features/projects/factory.ts';
import { makeMember } from '../../features/projects/members/factory.ts';
import { makeQuestion } from '../../features/projects/questions/factory.ts';
import { makeBlock, makeConnection } from '../../features/relations/factory.ts';
import { makeSavedSearch } from '../../features/saved-searches/factory.ts';
import { talent, talentIdOf } from '../../features/talent/factory.ts';
import { makeTalentInvitation } from '../../features/talent/invitations/factory.ts';
import { makeSavedTalent } from '../../features/talent/saved/factory.ts';
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
  /** The owner's draft of a project, to which the asker wants access; the friend has it, and is in the team. */
  projectId: string;
  /** A version of its deck. */
  deckVersionId: string;
  /** A role that it looks for. */
  roleId: string;
  /** Their friend's question to that project. */
  questionId: string;
  /** The talent profile of a person whom members see; the owner saved it, and is interested in the match with their job. */
  talentId: string;
  /** The owner's invitation for a job of their friend. */
  talentInvitationId: string;
  /** A search that the owner saved. */
  searchId: string;
  /** The owner's open job, and one that they closed. */
  jobId: string;
  closedJobId: string;
  /** Their friend's application to the open job with the owner's note, and the owner's to a job of their friend. */
  applicationId: string;
  noteId: string;
  ownApplicationId: string;
  /** The owner's published project, whose deck is released, with a link to it for a mail address. */
  sharedProjectId: string;
  deckLinkId: string;
  deckToken: string;
  /** The owner's reading of a friend's deck. */
  deckReadingId: string;
};

const interested = ({ clock }: TestServer) => ({ posterAnswer: 'interested' as const, posterAnsweredAt: clock.now() });

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
  const role = makeRole();
  const project = await makeProject(server.services.db, { ownerId: owner.id, status: 'draft', roles: [role] });
  const deck = await makeDeck(server.services.db, { projectId: project.id });
  await makeAdmission(server.services.db, { projectId: project.id, personId: asker.id });
  await makeAdmission(server.services.db, { projectId: project.id, personId: friend.id, status: 'admitted' });
  await makeMember(server.services.db, { projectId: project.id, personId: friend.id });
  const question = await makeQuestion(server.services.db, { projectId: project.id, askerId: friend.id });
  const talented = await server.person(talent());
  const talentId = await talentIdOf(server.services.db, talented);
  await makeSavedTalent(server.services.db, { personId: owner.id, talentId });
  const job = await makeJob(server.services.db, { posterId: owner.id });
  const closedJob = await makeJob(server.services.db, { posterId: owner.id, closedAt: server.clock.now(), closing: 'filled' });
  await makeMatch(server.services.db, { jobId: job.id, talentId, posterId: owner.id, personId: talented.id, ...interested(server) });
  const application = await makeApplication(server.services.db, { job, applicantId: friend.id });
  const note = await makeNote(server.services.db, { applicationId: application.id });
  const friendsJob = await makeJob(server.services.db, { posterId: friend.id });
  const ownApplication = await makeApplication(server.services.db, { job: friendsJob, applicantId: owner.id });
  // For another job than the owner applied to: who applied can't say no any more.
  const talentInvitation = await makeTalentInvitation(server.services.db, {
    jobId: (await makeJob(server.services.db, { posterId: friend.id })).id,
    inviterId: friend.id,
    personId: owner.id,
  });
  const shared = await makeProject(server.services.db, { ownerId: owner.id });
  await makeRelease(server.services.db, { projectId: shared.id });
  const link = await makeLink(server.services.db, { projectId: shared.id, allowsPdf: true, createdAt: server.clock.now() });
  const friends = await makeProject(server.services.db, { ownerId: friend.id });
  const reading = await makeReading(server.services.db, { projectId: friends.id, personId: owner.id });
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
    deckVersionId: deck.versionId,
    roleId: role.id,
    questionId: question.id,
    talentId,
    talentInvitationId: talentInvitation.id,
    searchId: (await makeSavedSearch(server.services.db, { personId: owner.id })).id,
    jobId: job.id,
    closedJobId: closedJob.id,
    applicationId: application.id,
    noteId: note.id,
    ownApplicationId: ownApplication.id,
    sharedProjectId: shared.id,
    deckLinkId: link.id,
    deckToken: link.token,
    deckReadingId: reading.id,
  };
}
