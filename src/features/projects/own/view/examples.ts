import type { FlatFields } from './draft.ts';
import { careExample } from './example-care.ts';
import { energyExample } from './example-energy.ts';
import { foodExample } from './example-food.ts';

/** Worked examples of made-up companies. The ids of their roles and milestones are placeholders. */
export const examples: readonly FlatFields[] = [careExample, energyExample, foodExample];
