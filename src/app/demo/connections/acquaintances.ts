import { demoStories } from '../stories/all.ts';

type Pair = [one: string, other: string];

/** Requests that wait, by who asks whom. */
export const demoRequests: Pair[] = [
  ['Pim Oosterhuis', 'Lotte Claeys'],
  ['Sofie Bauwens', 'Lotte Claeys'],
  ['Gijs Noordman', 'Lotte Claeys'],
  ['Lotte Claeys', 'Saskia Oudejans'],
  ['Lotte Claeys', 'Elena Moens'],
  ['Anouk Schouten', 'Daan Hoekstra'],
  ['Jelle Van Damme', 'Daan Hoekstra'],
  ['Camille Leclercq', 'Daan Hoekstra'],
  ['Daan Hoekstra', 'Eline Pauwels'],
  ['Daan Hoekstra', 'Fien Bogaerts'],
  ['Nienke Postma', 'Hanne Verlinden'],
  ['Quinten Maes', 'Hanne Verlinden'],
  ['Noor De Backer', 'Hanne Verlinden'],
  ['Hanne Verlinden', 'Victoria De Wilde'],
  ['Hanne Verlinden', 'Thijs Wiersma'],
];

/** People who talk to each other, and so are connected. */
export const acquaintances: Pair[] = demoStories.flatMap(({ people, isRequest = false }) => (isRequest ? [] : [people]));

/** People who never met: one writes to the other as a stranger. */
export const strangers: Pair[] = demoStories.flatMap(({ people, isRequest = false }) => (isRequest ? [people] : []));
