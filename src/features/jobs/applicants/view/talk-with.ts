import { shownTitle } from '../../view/shown-title.ts';

/** The search parameters of the agenda that plan a meeting with an applicant. */
export const talkWith = (personId: string, jobTitle: string) => ({ met: personId, titel: `Gesprek: ${shownTitle(jobTitle)}` });
