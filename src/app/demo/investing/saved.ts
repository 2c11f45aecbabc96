import type { Stage } from '../../../features/projects/saved/policy.ts';

type DemoSaved = { title: string; stage: Stage; note: string /** Before today. */; days: number };

/** The investor who signs in. */
export const demoInvestor = 'Hanne Verlinden';

/** Saved projects, by their titles. */
export const demoSaved: DemoSaved[] = [
  { title: 'Pilbaken', stage: 'talking', note: 'Donderdag gebeld. Vraag nog naar de twee ziekenhuizen die al betalen.', days: 2 },
  { title: 'Slibgoud', stage: 'talking', note: 'Bezoek aan de proefopstelling op de 12e. Neem Maarten mee.', days: 5 },
  { title: 'Tredewijzer', stage: 'viewed', note: '', days: 1 },
  { title: 'Draadkracht: isolatie van oude werkkledij', stage: 'viewed', note: 'Sterk team, marge nog onduidelijk.', days: 8 },
  { title: 'Bonnetje Klaar', stage: 'rejected', note: 'Al rond, en buiten mijn sectoren.', days: 20 },
];

/** The titles of dismissed projects. */
export const demoDismissed = ['Wachtkamer Nul'];
