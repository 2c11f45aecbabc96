import type { AgendaSearch, View } from './search.ts';

/*
 * Where links of the agenda lead: each keeps what is looked at and leaves dialogs behind. What is undefined isn't
 * written in the address.
 */

export const viewOf = ({ weergave }: AgendaSearch): View => weergave ?? 'dag';

/** The same view of another day. */
export const toDay = ({ weergave }: AgendaSearch, day: string): AgendaSearch => ({ weergave, datum: day });

/** The day on its own. */
export const toDayAlone = (day: string): AgendaSearch => ({ datum: day });

export const toToday = ({ weergave }: AgendaSearch): AgendaSearch => ({ weergave });

export const toView = ({ datum }: AgendaSearch, view: View): AgendaSearch => ({ weergave: view === 'dag' ? undefined : view, datum });

/** The details of a meeting, over what is looked at. */
export const toMeeting = ({ weergave, datum }: AgendaSearch, id: string): AgendaSearch => ({ weergave, datum, meeting: id });

/** The dialog for a new meeting, over what is looked at. */
export const toNewMeeting = ({ weergave, datum }: AgendaSearch): AgendaSearch => ({ weergave, datum, nieuw: 'ja' });
