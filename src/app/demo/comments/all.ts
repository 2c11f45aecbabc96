import { cultureComments } from './culture.ts';
import type { DemoComments } from './demo-comments.ts';
import { energyComments } from './energy.ts';
import { foodComments } from './food.ts';
import { freelancerComments } from './freelancers.ts';
import { healthComments } from './health.ts';
import { investorComments } from './investors.ts';
import { makingComments } from './making.ts';
import { softwareComments } from './software.ts';

export const demoComments: DemoComments[] = [
  ...foodComments,
  ...healthComments,
  ...energyComments,
  ...softwareComments,
  ...makingComments,
  ...cultureComments,
  ...freelancerComments,
  ...investorComments,
];
