import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { rowsOf } from '../../../platform/server/rows-of.ts';
import { answerFigures, answerRecords } from './tables.ts';

/** How a person answered applications, in dates and as counted. It goes with the profile. */
export const promisePersonalData: PersonalData = {
  name: 'antwoorden',

  async exportPersonalData(tx, personId) {
    const { id, dueOn, posterId } = answerRecords;
    return {
      answers: rowsOf(tx, { from: answerRecords, where: eq(posterId, personId), orderBy: [asc(dueOn), asc(id)] }),
      figure: rowsOf(tx, { from: answerFigures, where: eq(answerFigures.posterId, personId) }),
    };
  },
};
