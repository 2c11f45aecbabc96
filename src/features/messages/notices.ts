import type { Notices } from '../notifications/policy.ts';
import { conversationPath } from './policy.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    message: { text: string };
  }
}

export const messagesNotices: Notices<'message'> = {
  kinds: {
    message: {
      type: 'info',
      place: ({ actorId, text }) => ({ subjectId: actorId, actionUrl: conversationPath(actorId), quote: text }),
      text: ({ names: [name = ''], count, excerpt }) => ({
        title: count === 1 ? 'Nieuw bericht' : `${count} nieuwe berichten`,
        message: excerpt === '' ? `${name} heeft je geschreven.` : `${name}: “${excerpt}”`,
      }),
    },
  },
  preferences: { message: { label: 'Nieuwe berichten', channel: 'digest' } },
};
