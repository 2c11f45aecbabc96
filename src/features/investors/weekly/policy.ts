import type { MailingDetails } from '../../notifications/policy.ts';

/** The mail of a week with new matches; investors choose it at their other mails. */
export const weeklyMailing: MailingDetails = {
  label: 'Nieuwe matches voor jou als investeerder, één keer per week',
  role: 'investor',
  channel: 'none',
};

/** Projects that are shown; the rest are counted. */
export const shownMatches = 5;
