import { readEscoOccupations } from '../../../../platform/server/esco/read-occupations.ts';
import { type OccupationNames, occupationNames } from './occupations.ts';

let names: Promise<OccupationNames> | undefined;

/** The names of ESCO's occupations. They fill some 3 MB, so they are read once, when somebody first asks. */
export function readOccupationNames(): Promise<OccupationNames> {
  names ??= readEscoOccupations().then(occupationNames);
  return names;
}
