import type { AgendaSearch, View } from './search.ts';

/*
 * Search parameters for the agenda's links. Each keeps the current view and closes dialogs. Undefined values are left
 * out of the address.
 */

export const viewOf = ({ weergave }: AgendaSearch): View => weergave ?? 'dag';

/** The same view of another day. */
export const toDay = ({ weergave }: AgendaSearch, day: string): AgendaSearch => ({ weergave, datum: day });

/** The day on its own. */
export const toDayAlone = (day: string): AgendaSearch => ({ datum: day });

export const toToday = ({ weergave }: AgendaSearch): AgendaSearch => ({ weergave });

export const toView = ({ datum }: AgendaSearch, view: View): AgendaSearch => ({ weergave: view === 'dag' ? undefined : view, datum });

/** The details of a meeting, over the current view. */
export const toMeeting = ({ weergave, datum }: AgendaSearch, id: string): AgendaSearch => ({ weergave, datum, meeting: id });

/** The dialog for a new meeting, over the current view. */
export const toNewMeeting = ({ weergave, datum }: AgendaSearch): AgendaSearch => ({ weergave, datum, nieuw: 'ja' });
