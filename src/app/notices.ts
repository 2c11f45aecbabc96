import { agendaNotices } from '../features/agenda/notices.ts';
import { linksNotices } from '../features/decks/links/notices.ts';
import { feedNotices } from '../features/feed/notices.ts';
import { weeklyMailing } from '../features/investors/weekly/policy.ts';
import { applicationsNotices } from '../features/jobs/applications/notices.ts';
import { jobsNotices } from '../features/jobs/notices.ts';
import { promiseNotices } from '../features/jobs/promise/notices.ts';
import { retentionNotices } from '../features/jobs/retention/notices.ts';
import { matchesNotices } from '../features/matches/notices.ts';
import { messagesNotices } from '../features/messages/notices.ts';
import { networkNotices } from '../features/network/notices.ts';
import type { AllNotices } from '../features/notifications/policy.ts';
import { projectsNotices } from '../features/projects/notices.ts';
import { searchMailing } from '../features/saved-searches/policy.ts';
import { talentInvitationsNotices } from '../features/talent/invitations/notices.ts';

/** The notifications of all features. A kind that no feature declares fails the type check. */
export const notices: AllNotices = {
  kinds: {
    ...networkNotices.kinds,
    ...messagesNotices.kinds,
    ...agendaNotices.kinds,
    ...feedNotices.kinds,
    ...projectsNotices.kinds,
    ...linksNotices.kinds,
    ...jobsNotices.kinds,
    ...applicationsNotices.kinds,
    ...promiseNotices.kinds,
    ...retentionNotices.kinds,
    ...talentInvitationsNotices.kinds,
    ...matchesNotices.kinds,
  },
  preferences: {
    ...networkNotices.preferences,
    ...messagesNotices.preferences,
    ...agendaNotices.preferences,
    ...feedNotices.preferences,
    ...projectsNotices.preferences,
    ...linksNotices.preferences,
    ...jobsNotices.preferences,
    ...applicationsNotices.preferences,
    ...promiseNotices.preferences,
    ...retentionNotices.preferences,
    ...talentInvitationsNotices.preferences,
    ...matchesNotices.preferences,
  },
  mailings: { 'weekly-matches': weeklyMailing, 'saved-searches': searchMailing },
};
