import { newId } from '../../platform/ids.ts';

/** The ids of somebody whom the viewer may not see, and of what both made. */
export type Hidden = {
  id: string;
  postId: string;
  /** Their comment under another's post, and the viewer's under theirs. */
  commentId: string;
  ownCommentId: string;
  avatarId: string;
  /** Of the conversation of both. */
  messageId: string;
  ownMessageId: string;
  /** One that they organize, and one of the viewer's. */
  meetingId: string;
  ownMeetingId: string;
  /** The viewer's own, about them. */
  notificationId: string;
};

type Input = Record<string, unknown>;

const person = ({ id }: Hidden) => [{ id }];
const post = ({ postId: id }: Hidden) => [{ id }];
const ownImage = ({ avatarId: imageId }: Hidden) => [{ imageId }];
const notification = ({ notificationId: id }: Hidden) => [{ id }];
const meetings = ({ meetingId, ownMeetingId }: Hidden, more: Input = {}) => [meetingId, ownMeetingId].map((id) => ({ id, ...more }));
const messages = ({ messageId, ownMessageId }: Hidden, more: Input = {}) => [messageId, ownMessageId].map((id) => ({ id, ...more }));
const comments = ({ commentId, ownCommentId }: Hidden, more: Input = {}) => [commentId, ownCommentId].map((id) => ({ id, ...more }));

const startTime = new Date(Date.now() + 86_400_000).toISOString();
const endTime = new Date(Date.now() + 90_000_000).toISOString();
const meeting = { title: 'Kennismaking', startTime, endTime };

/**
 * What a viewer sends about a hidden person, for each procedure with an id in its input: the answers are those for an id
 * that never was. A sentence says why the ids of a procedure are nobody else's; one without a row fails the test.
 */
export const hiddenRows: Record<string, ((hidden: Hidden) => Input[]) | string> = {
  'accounts.signUp': 'The id is made for the new account.',
  'account.signOutDevice': 'Only the sessions of the caller are looked in.',
  'uploads.createUpload': 'The id is made for the new upload.',
  'contact.sendContactMessage': 'The id is made for the new message.',
  'profiles.readProfile': person,
  'profile.setAvatar': ownImage,
  'profile.setCover': ownImage,
  'feed.readPost': post,
  'feed.createPost': ({ avatarId: imageId }) => [{ id: newId(), content: 'Hallo', imageId }],
  'feed.editPost': ({ postId: id }) => [{ id, content: 'Anders', basedOn: '2020-01-01T00:00:00.000Z' }],
  'feed.deletePost': post,
  'feed.likePost': post,
  'feed.unlikePost': post,
  'comments.listComments': post,
  'comments.createComment': ({ postId: id }) => [{ id, commentId: newId(), content: 'Hallo' }],
  'comments.editComment': (hidden) => comments(hidden, { content: 'Anders' }),
  'comments.deleteComment': (hidden) => comments(hidden),
  'notifications.markRead': notification,
  'notifications.deleteNotification': notification,
  'notifications.restoreNotification': notification,
  'network.dismissSuggestion': person,
  'network.readRelation': person,
  'network.listSharedConnections': person,
  'network.requestConnection': person,
  'network.withdrawRequest': person,
  'network.acceptRequest': person,
  'network.declineRequest': person,
  'network.removeConnection': person,
  'network.blockPerson': person,
  'network.unblockPerson': person,
  'people.searchPeople': ({ id: after }) => [{ search: 'wielewaal', after }],
  'messages.readConversation': person,
  'messages.listMessages': person,
  'messages.sendMessage': ({ id, ownMessageId }) => [newId(), ownMessageId].map((messageId) => ({ id, messageId, content: 'Hallo' })),
  'messages.editMessage': (hidden) => messages(hidden, { content: 'Anders' }),
  'messages.deleteMessage': (hidden) => messages(hidden),
  'messages.markRead': ({ id, messageId: until }) => [{ id, until }],
  'messages.answerRequest': ({ id }) => ['accept', 'ignore'].map((answer) => ({ id, answer })),
  'messages.tellTyping': person,
  'presence.listOnline': ({ id }) => [{ ids: [id] }],
  'agenda.readMeeting': (hidden) => meetings(hidden),
  'agenda.createMeeting': ({ id: participantId, ownMeetingId }) => [newId(), ownMeetingId].map((id) => ({ id, participantId, ...meeting })),
  'agenda.changeMeeting': (hidden) => meetings(hidden, { sequence: 0, ...meeting }),
  'agenda.answerMeeting': (hidden) => meetings(hidden, { sequence: 0, answer: 'confirmed' }),
  'agenda.cancelMeeting': (hidden) => meetings(hidden),
  'agenda.findOverlap': ({ id: participantId, ownMeetingId: except }) => [{ participantId, startTime, endTime, except }],
};
