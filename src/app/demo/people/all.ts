import { culturePeople } from './culture.ts';
import type { DemoPerson } from './demo-person.ts';
import { energyPeople } from './energy.ts';
import { foodPeople } from './food.ts';
import { freelancers } from './freelancers.ts';
import { healthPeople } from './health.ts';
import { investors } from './investors.ts';
import { makingPeople } from './making.ts';
import { softwarePeople } from './software.ts';

/**
 * All demo people, half Flemish and half Dutch. They and their companies are invented; Flemish names
 * combine Statbel's lists of first names and surnames (CC BY 4.0).
 */
export const demoPeople: DemoPerson[] = [
  ...foodPeople,
  ...healthPeople,
  ...energyPeople,
  ...softwarePeople,
  ...makingPeople,
  ...culturePeople,
  ...freelancers,
  ...investors,
];
