import { agendaNotices } from '../features/agenda/notices.ts';
import { feedNotices } from '../features/feed/notices.ts';
import { messagesNotices } from '../features/messages/notices.ts';
import { networkNotices } from '../features/network/notices.ts';
import type { Notices } from '../features/notifications/policy.ts';

/** The notifications of all features. A kind that no feature declares fails the type check. */
export const notices: Notices = {
  kinds: { ...networkNotices.kinds, ...messagesNotices.kinds, ...agendaNotices.kinds, ...feedNotices.kinds },
  preferences: {
    ...networkNotices.preferences,
    ...messagesNotices.preferences,
    ...agendaNotices.preferences,
    ...feedNotices.preferences,
  },
};
