export type Area = {
  title: string;
  /** A sentence about the area's purpose. */
  text: string;
  needsSignIn: boolean;
};

const onlySignedIn = { needsSignIn: true };
const forEveryone = { needsSignIn: false };

/** The areas of the product that aren't built yet. */
export const areas = {
  jobs: {
    ...forEveryone,
    title: 'Vacatures',
    text: 'Hier komen vacatures en rollen in projecten, met filters en solliciteren in een paar stappen.',
  },
  job: { ...forEveryone, title: 'Vacature', text: 'Hier lees je alles over een vacature en solliciteer je.' },
  newJob: { ...onlySignedIn, title: 'Nieuwe vacature', text: 'Hier zet je een vacature of een rol in je project open.' },
  editJob: { ...onlySignedIn, title: 'Vacature bewerken', text: 'Hier pas je je vacature aan en open of sluit je haar.' },
  matches: { ...onlySignedIn, title: 'Matches', text: 'Hier komen vacatures en mensen bij elkaar, met een score en de reden erbij.' },
  talents: { ...forEveryone, title: 'Talent', text: 'Hier zoek je mensen op wat ze kunnen en wanneer ze beschikbaar zijn.' },
  talent: { ...forEveryone, title: 'Talent', text: 'Hier lees je wat iemand kan, heeft gedaan en zoekt.' },
  newTalent: {
    ...onlySignedIn,
    title: 'Nieuw talent',
    text: 'Hier maak je een talentprofiel met vaardigheden, tarief en beschikbaarheid.',
  },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function areaOf(name: AreaName): Area {
  return areas[name];
}
