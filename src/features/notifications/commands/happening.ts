import type { MeetingKind } from '../policy.ts';
import { excerptOf } from '../queries/notification-text.ts';

/** What somebody did that another person is to hear of. */
export type Happening = { actorId: string } & (
  | { kind: 'connection-request' }
  | { kind: 'connection-accepted' }
  | { kind: 'message'; text: string }
  | { kind: MeetingKind; meetingId: string; title: string }
  | { kind: 'comment'; postId: string; commentId: string; text: string }
  | { kind: 'like'; postId: string }
);

/** What it gathers by, where it leads, and what it quotes. */
export function placeOf(happening: Happening): { subjectId: string; actionUrl: string; excerpt?: string } {
  const { actorId } = happening;
  switch (happening.kind) {
    case 'connection-request':
      return { subjectId: actorId, actionUrl: '/netwerk?tab=verzoeken' };
    case 'connection-accepted':
      return { subjectId: actorId, actionUrl: `/profiel/${actorId}` };
    case 'message':
      return { subjectId: actorId, actionUrl: `/netwerk?chat=${actorId}`, excerpt: excerptOf(happening.text) };
    case 'comment':
      return { subjectId: happening.commentId, actionUrl: `/feed/${happening.postId}`, excerpt: excerptOf(happening.text) };
    case 'meeting-invited':
    case 'meeting-moved':
    case 'meeting-changed':
    case 'meeting-cancelled':
    case 'meeting-confirmed':
    case 'meeting-declined':
    case 'meeting-tomorrow':
    case 'meeting-soon': {
      const { meetingId, title } = happening;
      return { subjectId: meetingId, actionUrl: `/agenda?meeting=${meetingId}`, excerpt: excerptOf(title) };
    }
    case 'like':
      return { subjectId: happening.postId, actionUrl: `/feed/${happening.postId}` };
  }
}
