import type { Stage } from '../../../features/projects/saved/policy.ts';

type DemoSaved = { title: string; stage: Stage; note: string /** Before today. */; days: number };

/** The investor who signs in. */
export const demoInvestor = 'Hanne Verlinden';

/** Saved projects, by their titles. */
export const demoSaved: DemoSaved[] = [
  {
    ...{ title: 'Ovenmaat: de nachtploeg plant zichzelf', stage: 'talking', days: 9 },
    note: 'Geen enkele bakker stopte. Kosten per klant en de tweede kassa: daar gaat ons gesprek over.',
  },
  { title: 'Pilbaken', stage: 'talking', note: 'Gebeld met Sarah. Ik wil de apotheker van Geel nog zelf horen.', days: 7 },
  { title: 'Slibgoud', stage: 'talking', note: 'Bezoek aan de proefopstelling is afgesproken. Maarten rijdt.', days: 8 },
  { title: 'Tredewijzer', stage: 'viewed', note: '', days: 1 },
  {
    title: 'Draadkracht: isolatie van oude werkkledij',
    stage: 'viewed',
    note: 'Sterk team. Marge per baal of per bestelbus? Gevraagd aan Amber.',
    days: 10,
  },
  { title: 'Bonnetje Klaar', stage: 'rejected', note: 'Al rond, en buiten mijn sectoren.', days: 20 },
];

/** The titles of dismissed projects. */
export const demoDismissed = ['Wachtkamer Nul'];
