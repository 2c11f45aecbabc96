import { contactInput } from '../../features/contact/factory.ts';
import { profileInput } from '../../features/profiles/factory.ts';
import { newId } from '../../platform/ids.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Scene } from './access-scene.ts';
import { pdf } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

export type Caller = 'signedOut' | 'stranger' | 'otherRole' | 'owner';
export type Row = Record<Caller, string> & { input?: (scene: Scene) => Record<string, unknown> };

const inDays = (clock: Clock, days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const meetingInput = (clock: Clock) => ({ title: 'Kennismaking', startTime: inDays(clock, 2), endTime: inDays(clock, 2.1) });

const everybody = (answer: string): Record<Caller, string> => ({ signedOut: answer, stranger: answer, otherRole: answer, owner: answer });
const signedIn = (answer: string): Record<Caller, string> => ({ ...everybody(answer), signedOut: 'UNAUTHORIZED' });
const ownerOnly = (answer: string): Record<Caller, string> => ({ ...signedIn('NOT_FOUND'), owner: answer });

/** Who gets what from each procedure of the contract; one that is missing here fails the test. */
export const accessRows = ({ services, clock }: TestServer): Record<string, Row> => ({
  'site.readSite': everybody('ok'),
  'accounts.signUp': {
    ...everybody('ok'),
    input: () => {
      const id = newId();
      return { id, firstName: 'Anna', lastName: 'Peeters', email: `${id}@voorbeeld.test`, password: 'Kastanje-regenboog-4' };
    },
  },
  'accounts.resendConfirmation': { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email }) },
  'accounts.confirmEmail': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  'accounts.confirmWithDetails': {
    ...everybody('INVALID_LINK'),
    input: () => ({ token: 'onzin', firstName: 'Anna', lastName: 'Peeters', password: 'Kastanje-regenboog-4' }),
  },
  'accounts.signIn': { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email, password: owner.password }) },
  'accounts.signOut': everybody('ok'),
  'accounts.requestPasswordReset': { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email }) },
  'accounts.resetPassword': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin', password: 'Kastanje-regenboog-4' }) },
  'accounts.confirmNewEmail': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  'account.readAccount': signedIn('ok'),
  'account.changePassword': {
    ...signedIn('ok'),
    input: ({ owner }) => ({ currentPassword: owner.password, password: 'Kastanje-regenboog-4' }),
  },
  'account.requestEmailChange': {
    ...signedIn('ok'),
    input: ({ owner }) => ({ email: `nieuw-${owner.email}`, password: owner.password }),
  },
  'account.cancelEmailChange': signedIn('ok'),
  'account.listDevices': signedIn('ok'),
  'account.signOutDevice': { ...ownerOnly('ok'), input: ({ sessionId }) => ({ id: sessionId }) },
  'account.signOutOthers': signedIn('ok'),
  'account.signOutEverywhere': signedIn('ok'),
  'account.setTimeZone': { ...signedIn('ok'), input: () => ({ timeZone: 'Europe/Amsterdam' }) },
  'account.downloadData': signedIn('ok'),
  'account.deleteAccount': { ...signedIn('ok'), input: ({ owner }) => ({ password: owner.password }) },
  'uploads.createUpload': { ...signedIn('ok'), input: () => ({ id: newId(), kind: 'document', file: new File([pdf], 'plan.pdf') }) },
  'profiles.readMe': everybody('ok'),
  'profiles.readProfile': { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }) },
  'profile.readOwnProfile': signedIn('ok'),
  'profile.saveProfile': { ...signedIn('ok'), input: () => ({ ...profileInput, version: 1 }) },
  'profile.setAvatar': { ...signedIn('UNKNOWN_IMAGE'), owner: 'ok', input: ({ avatarId }) => ({ imageId: avatarId }) },
  'profile.setCover': { ...signedIn('UNKNOWN_IMAGE'), input: ({ avatarId }) => ({ imageId: avatarId }) },
  'feed.listPosts': { ...signedIn('ok'), input: () => ({}) },
  'feed.countNewPosts': { ...signedIn('ok'), input: () => ({}) },
  'feed.readPost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'feed.listDrafts': { ...signedIn('ok'), input: () => ({}) },
  'feed.createPost': { ...signedIn('ok'), input: () => ({ id: newId(), content: 'Hallo' }) },
  // The owner's draft stands as it was made: here is said that another window changed it.
  'feed.editPost': {
    ...ownerOnly('STALE'),
    input: ({ draftId }) => ({ id: draftId, content: 'Hallo', basedOn: '2020-01-01T00:00:00.000Z' }),
  },
  'feed.deletePost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'feed.likePost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'feed.unlikePost': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'comments.listComments': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId }) },
  'comments.createComment': { ...ownerOnly('ok'), input: ({ draftId }) => ({ id: draftId, commentId: newId(), content: 'Hallo' }) },
  'comments.editComment': { ...ownerOnly('ok'), input: ({ commentId }) => ({ id: commentId, content: 'Anders' }) },
  'comments.deleteComment': { ...ownerOnly('ok'), input: ({ commentId }) => ({ id: commentId }) },
  'notifications.listNotifications': { ...signedIn('ok'), input: () => ({}) },
  'notifications.readUnreadCount': signedIn('ok'),
  'notifications.markRead': { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }) },
  'notifications.markAllRead': signedIn('ok'),
  'notifications.deleteNotification': { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }) },
  'notifications.restoreNotification': { ...ownerOnly('ok'), input: ({ notificationId }) => ({ id: notificationId }) },
  'notifications.readPreferences': signedIn('ok'),
  'notifications.savePreference': { ...signedIn('ok'), input: () => ({ kind: 'like', channel: 'none' }) },
  'notifications.unsubscribe': { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  'network.readCounts': signedIn('ok'),
  'network.listConnections': { ...signedIn('ok'), input: () => ({}) },
  'network.listRequests': { ...signedIn('ok'), input: () => ({ direction: 'received' }) },
  'network.listSuggestions': { ...signedIn('ok'), input: () => ({}) },
  'network.dismissSuggestion': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'network.readRelation': { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }) },
  'network.listSharedConnections': { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }) },
  'network.requestConnection': { ...signedIn('ok'), owner: 'SELF', input: ({ owner }) => ({ id: owner.id }) },
  // Of the two people of the scene, only its owner was asked, only the asker has a request to take back.
  'network.withdrawRequest': { ...signedIn('NOT_FOUND'), input: ({ owner }) => ({ id: owner.id }) },
  'network.acceptRequest': { ...ownerOnly('ok'), input: ({ askerId }) => ({ id: askerId }) },
  'network.declineRequest': { ...ownerOnly('ok'), input: ({ askerId }) => ({ id: askerId }) },
  'network.removeConnection': { ...ownerOnly('ok'), input: ({ friendId }) => ({ id: friendId }) },
  'network.blockPerson': { ...signedIn('ok'), owner: 'SELF', input: ({ owner }) => ({ id: owner.id }) },
  'network.unblockPerson': { ...ownerOnly('ok'), input: ({ blockedId }) => ({ id: blockedId }) },
  'people.searchPeople': { ...signedIn('ok'), input: () => ({ search: 'an' }) },
  'messages.readCounts': signedIn('ok'),
  'messages.listConversations': { ...signedIn('ok'), input: () => ({}) },
  // Anyone may write to anyone but themselves (docs/product.md, Messages).
  'messages.readConversation': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'messages.listMessages': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'messages.sendMessage': {
    ...signedIn('ok'),
    owner: 'SELF',
    input: ({ owner }) => ({ id: owner.id, messageId: newId(), content: 'Hallo' }),
  },
  'messages.editMessage': { ...ownerOnly('ok'), input: ({ messageId }) => ({ id: messageId, content: 'Anders' }) },
  'messages.deleteMessage': { ...ownerOnly('ok'), input: ({ messageId }) => ({ id: messageId }) },
  'messages.markRead': { ...ownerOnly('ok'), input: ({ friendId, messageId }) => ({ id: friendId, until: messageId }) },
  'messages.answerRequest': { ...ownerOnly('ok'), input: ({ friendId }) => ({ id: friendId, answer: 'accept' }) },
  'messages.searchMessages': { ...signedIn('ok'), input: () => ({ search: 'dag' }) },
  'messages.tellTyping': { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }) },
  'messages.readPreferences': signedIn('ok'),
  'messages.savePreferences': { ...signedIn('ok'), input: () => ({ showsReadMarks: false }) },
  'network.listBlocked': { ...signedIn('ok'), input: () => ({}) },
  'presence.listOnline': { ...signedIn('ok'), input: ({ owner }) => ({ ids: [owner.id] }) },
  'presence.readPreference': signedIn('ok'),
  'contact.readForm': everybody('ok'),
  'contact.sendContactMessage': { ...everybody('ok'), input: () => contactInput(services) },
  'presence.savePreference': { ...signedIn('ok'), input: () => ({ isShown: false }) },
  'services.listFacts': { ...everybody('ok'), input: () => ({ page: 'posting' }) },
  'agenda.listMeetings': { ...signedIn('ok'), input: () => ({ from: inDays(clock, 0), to: inDays(clock, 7) }) },
  'agenda.listUpcoming': signedIn('ok'),
  'agenda.readMeeting': { ...ownerOnly('ok'), input: ({ meetingId }) => ({ id: meetingId }) },
  // Anyone may invite anyone; nobody themselves.
  'agenda.createMeeting': {
    ...signedIn('ok'),
    owner: 'SELF',
    input: ({ owner }) => ({ id: newId(), participantId: owner.id, ...meetingInput(clock) }),
  },
  'agenda.changeMeeting': { ...ownerOnly('ok'), input: ({ meetingId }) => ({ id: meetingId, sequence: 0, ...meetingInput(clock) }) },
  'agenda.answerMeeting': { ...ownerOnly('ok'), input: ({ invitationId }) => ({ id: invitationId, sequence: 0, answer: 'confirmed' }) },
  'agenda.cancelMeeting': { ...ownerOnly('ok'), input: ({ meetingId }) => ({ id: meetingId }) },
  'agenda.findParticipants': { ...signedIn('ok'), input: () => ({ search: 'an' }) },
  'agenda.findOverlap': {
    ...signedIn('ok'),
    owner: 'NOT_FOUND',
    input: ({ owner }) => ({ participantId: owner.id, startTime: inDays(clock, 1), endTime: inDays(clock, 1.1) }),
  },
  'calendar.readCalendarAddress': signedIn('ok'),
  'calendar.renewCalendarAddress': signedIn('ok'),
  'calendar.removeCalendarAddress': signedIn('ok'),
  'invitation.readInvitation': { ...everybody('INVALID_LINK'), input: ({ invitationId }) => ({ token: `${invitationId}.onzin` }) },
  'invitation.answerInvitation': {
    ...everybody('INVALID_LINK'),
    input: ({ invitationId }) => ({ token: `${invitationId}.onzin`, sequence: 0, answer: 'confirmed' }),
  },
});
