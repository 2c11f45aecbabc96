import { cultureProfiles } from './culture.ts';
import type { DemoProfiles } from './demo-profile.ts';
import { energyProfiles } from './energy.ts';
import { foodProfiles } from './food.ts';
import { freelancerProfiles } from './freelancers.ts';
import { healthProfiles } from './health.ts';
import { investorProfiles } from './investors.ts';
import { makingProfiles } from './making.ts';
import { softwareProfiles } from './software.ts';

/** The profiles of all demo people. The phone numbers are from ranges that no operator assigns. */
export const demoProfiles: DemoProfiles = {
  ...foodProfiles,
  ...healthProfiles,
  ...energyProfiles,
  ...softwareProfiles,
  ...makingProfiles,
  ...cultureProfiles,
  ...freelancerProfiles,
  ...investorProfiles,
};
