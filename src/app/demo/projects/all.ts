import { careProjects } from './care.ts';
import { cultureProjects } from './culture.ts';
import type { DemoProject } from './demo-project.ts';
import { greenProjects } from './green.ts';
import { moneyProjects } from './money.ts';
import { otherProjects } from './others.ts';
import { techProjects } from './tech.ts';

/** Projects in every state, across the categories. */
export const demoProjects: DemoProject[] = [
  ...techProjects,
  ...greenProjects,
  ...careProjects,
  ...moneyProjects,
  ...cultureProjects,
  ...otherProjects,
];
