import { expect, test } from 'vitest';
import { fullProject, makeRole } from '../factory.ts';
import { fullPlan } from '../plan/factory.ts';
import { emptyPlan } from '../plan/view/empty-plan.ts';
import { type ProjectPart, partsOf } from './parts.ts';

const nothing = {
  fullDescription: '',
  objectives: [],
  plan: { ...emptyPlan, milestones: [] },
  members: [],
  roles: [],
  interests: [],
  fundingPurposes: [],
  fundingTypes: [],
  equityProposal: '',
  capTable: null,
  documents: [],
};
const { capTable, milestones, ...written } = fullPlan();
const plan = { ...written, milestones: milestones.map((milestone) => ({ ...milestone, earlierDates: [] })) };
const filled = { ...makeRole(), isFilled: true };
const roles = [{ ...makeRole(), isFilled: false }, filled];
const all = { ...nothing, ...fullProject(), roles, plan, capTable };

test('a project has the parts that hold something, in the order in which they are read', () => {
  const documents = [{ id: 'plan', name: 'Plan', bytes: 1, picture: null }];
  expect(partsOf({ ...all, documents })).toEqual([
    'pitch',
    'objectives',
    'problem',
    'product',
    'market',
    'business',
    'competition',
    'traction',
    'team',
    'roles',
    'milestones',
    'projections',
    'funding',
    'documents',
    'timeline',
  ]);
  expect(partsOf(nothing)).toEqual(['timeline']);
});

const fieldsOf = {
  problem: [
    'problemStatement',
    'problem',
    'audience',
    'customerExample',
    'solutionStatement',
    'solution',
    'uniqueValue',
    'before',
    'after',
  ],
  product: ['features', 'journey'],
  market: ['markets', 'idealCustomer', 'trends'],
  business: ['businessModel', 'acquisition', 'marketing', 'sales', 'distribution', 'prices', 'channels'],
  competition: ['competitors', 'competitiveAdvantage'],
  traction: ['metrics', 'traction', 'mvpResults'],
  team: ['team', 'teamDescription', 'advisors'],
  milestones: ['milestones', 'roadmap'],
  projections: ['years', 'assumptions'],
  funding: ['uses'],
} satisfies Partial<Record<ProjectPart, (keyof typeof plan)[]>>;

test('each field of the plan brings its part', () => {
  for (const [part, fields] of Object.entries(fieldsOf)) {
    for (const field of fields)
      expect(partsOf({ ...nothing, plan: { ...nothing.plan, [field]: plan[field] } }), field).toEqual([part, 'timeline']);
  }
  expect(Object.values(fieldsOf).flat().toSorted()).toEqual(Object.keys(plan).toSorted());
});

test('a proposal that the reader may not read still has its part, which says so', () => {
  expect(partsOf({ ...nothing, equityProposal: null })).toEqual(['funding', 'timeline']);
  expect(partsOf({ ...nothing, capTable: 'De oprichters.' })).toEqual(['funding', 'timeline']);
});

test('a filled role is shown to whoever showed interest in it, and to nobody else', () => {
  expect(partsOf({ ...nothing, roles: [filled] })).toEqual(['timeline']);
  expect(partsOf({ ...nothing, roles: [filled], interests: [filled.id] })).toEqual(['roles', 'timeline']);
});
