import { meetingAnswering } from '../../features/agenda/view/answering.ts';
import { jobAnswering } from '../../features/jobs/view/answering.ts';
import { matchAnswering } from '../../features/matches/view/answering.ts';
import { connectionAnswering } from '../../features/network/view/answering.ts';
import { AskedAnswer } from '../../features/notifications/components/asked-answer.tsx';
import type { AnswerProps } from '../../features/notifications/components/notification-item.tsx';
import type { Ask } from '../../features/notifications/contract.ts';
import type { Answering } from '../../features/notifications/view/answering.ts';
import { accessAnswering, membershipAnswering } from '../../features/projects/view/answering.ts';
import { invitationAnswering } from '../../features/talent/invitations/view/answering.ts';

/** The two answers of a notification, each by the procedure of the feature that asks. */
export function NotificationAnswer(props: AnswerProps) {
  return <AskedAnswer {...props} answering={answeringOf(props.notification.ask)} />;
}

function answeringOf(ask: Ask): Answering {
  switch (ask.about) {
    case 'connection':
      return connectionAnswering(ask);
    case 'meeting':
      return meetingAnswering(ask);
    case 'membership':
      return membershipAnswering(ask);
    case 'access':
      return accessAnswering(ask);
    case 'invitation':
      return invitationAnswering(ask);
    case 'job':
      return jobAnswering(ask);
    case 'match':
      return matchAnswering(ask);
  }
}
