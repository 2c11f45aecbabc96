export type Area = {
  title: string;
  /** A sentence about the area's purpose. */
  text: string;
  needsSignIn: boolean;
};

const onlySignedIn = { needsSignIn: true };

/** The areas of the product that aren't built yet. */
export const areas = {
  matches: { ...onlySignedIn, title: 'Matches', text: 'Hier komen vacatures en mensen bij elkaar, met een score en de reden erbij.' },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function areaOf(name: AreaName): Area {
  return areas[name];
}
