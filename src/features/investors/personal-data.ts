import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { approachPreferences } from './approach/tables.ts';
import { investorDashboards, projectDismissals } from './tables.ts';
import { weeklyMails } from './weekly/tables.ts';

/** An investor's visits to their dashboard, the projects that they dismissed, whether they may be approached, and their weekly mail. They go with the profile. */
export const investorsPersonalData: PersonalData = {
  name: 'investeren',

  async exportPersonalData(tx, personId) {
    return {
      dashboard: rowsOf(tx, { from: investorDashboards, where: eq(investorDashboards.personId, personId) }),
      dismissals: rowsOf(tx, {
        from: projectDismissals,
        where: eq(projectDismissals.personId, personId),
        orderBy: [asc(projectDismissals.dismissedAt)],
      }),
      approach: rowsOf(tx, { from: approachPreferences, where: eq(approachPreferences.personId, personId) }),
      weeklyMails: rowsOf(tx, { from: weeklyMails, where: eq(weeklyMails.personId, personId) }),
    };
  },
};
