import type { Moment } from '../stories/story.ts';

type Reading = { at: Moment /** Slides that were on the screen, from the first on. */; seen: number };

/** A pitch that its owner released, by the beginning of the project's title, and who read it: by a link, or admitted. */
export type DemoRelease = {
  project: string;
  at: Moment;
  links: { label: string; person?: string; email?: string; at: Moment; isTakenBack?: true; readings: Reading[] }[];
  admitted: { person: string; readings: Reading[] }[];
};

export const demoReleases: DemoRelease[] = [
  {
    project: 'Ovenmaat: de',
    at: [-7, '18:30'],
    links: [
      {
        ...{ label: 'Hanne, na ons gesprek', person: 'Hanne Verlinden', at: [-6, '09:38'] },
        readings: [
          { at: [-5, '20:40'], seen: 5 },
          { at: [-4, '20:52'], seen: 13 },
        ],
      },
      { label: 'Fonds Kouter', email: 'anke@kouterfonds.example', at: [-5, '11:10'], readings: [{ at: [-1, '16:24'], seen: 9 }] },
      { label: 'Bank, ter inzage', email: 'kredieten@leiebank.example', at: [-4, '14:00'], readings: [] },
      {
        ...{ label: 'Oude link voor de pitchavond', email: 'zaal@pitchavond.example', at: [-7, '18:35'] },
        ...{ isTakenBack: true, readings: [{ at: [-6, '19:47'], seen: 3 }] },
      },
    ],
    admitted: [{ person: 'Nina Lambrechts', readings: [{ at: [-3, '08:12'], seen: 13 }] }],
  },
  {
    project: 'Pilbaken',
    at: [-8, '12:00'],
    links: [],
    admitted: [{ person: 'Hanne Verlinden', readings: [{ at: [-3, '20:31'], seen: 11 }] }],
  },
  {
    project: 'Slibgoud',
    at: [-9, '09:00'],
    links: [],
    admitted: [
      { person: 'Hanne Verlinden', readings: [{ at: [-4, '09:05'], seen: 13 }] },
      { person: 'Ruud Koster', readings: [{ at: [-6, '06:50'], seen: 8 }] },
    ],
  },
  {
    project: 'Draadkracht',
    at: [-10, '15:00'],
    links: [],
    admitted: [{ person: 'Hanne Verlinden', readings: [{ at: [-2, '09:58'], seen: 12 }] }],
  },
  {
    project: 'Wijkvonk',
    at: [-12, '10:00'],
    links: [],
    admitted: [{ person: 'Saskia Oudejans', readings: [{ at: [-11, '22:15'], seen: 13 }] }],
  },
];
