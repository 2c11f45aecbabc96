import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import type { ProjectFields } from './own/contract.ts';
import { writePlan } from './plan/commands.ts';
import type { PlanFields } from './plan/contract.ts';
import { target } from './policy.ts';
import { projectRoles, projects } from './tables.ts';

/** A plan with nothing in it. */
export const emptyPlan: PlanFields = {
  problemStatement: '',
  problem: '',
  audience: '',
  customerExample: '',
  solutionStatement: '',
  solution: '',
  uniqueValue: '',
  before: '',
  after: '',
  idealCustomer: '',
  businessModel: '',
  acquisition: '',
  marketing: '',
  sales: '',
  distribution: '',
  traction: '',
  mvpResults: '',
  competitiveAdvantage: '',
  teamDescription: '',
  advisors: '',
  roadmap: '',
  capTable: '',
  journey: [],
  trends: [],
  assumptions: [],
  features: [],
  markets: [],
  prices: [],
  channels: [],
  metrics: [],
  competitors: [],
  team: [],
  milestones: [],
  years: [],
  uses: [],
};

/** A form with nothing in it, as an owner may save it as a draft. */
export const emptyProject: ProjectFields = {
  title: '',
  description: '',
  fullDescription: '',
  category: null,
  location: '',
  tags: [],
  objectives: [],
  startDate: null,
  endDate: null,
  targetAmount: target.start,
  fundingPurposes: [],
  fundingTypes: [],
  equityProposal: '',
  equityAudience: 'admitted',
  companyName: '',
  companyNumber: '',
  slogan: '',
  speakerName: '',
  contactDetails: '',
  imageId: null,
  imageAlt: '',
  logoId: null,
  roles: [],
  plan: emptyPlan,
};

/** A plan with something in every part, with milestones of its own. */
export function fullPlan(): PlanFields {
  return {
    problemStatement: 'Daken van flats blijven leeg.',
    problem: 'Huurders van een flat kunnen geen panelen leggen.',
    audience: 'Huurders en verenigingen van eigenaars.',
    customerExample: 'Fatma huurt op de vierde verdieping in Gent.',
    solutionStatement: 'Eén dak, gedeeld door alle bewoners.',
    solution: 'Bewoners kopen een deel van de panelen op hun dak.',
    uniqueValue: 'De meter van elke woning wordt per kwartier verrekend.',
    before: 'Elke bewoner betaalt de volle prijs.',
    after: 'Een derde van de stroom komt van het dak.',
    idealCustomer: 'Een vereniging met 20 tot 60 woningen.',
    businessModel: 'Een bedrag per woning per maand.',
    acquisition: 'Via syndici.',
    marketing: 'Open dakdagen.',
    sales: 'Eén verkoper per stad.',
    distribution: 'Met plaatselijke installateurs.',
    traction: 'Twee daken in gebruik.',
    mvpResults: 'Bewoners besparen 31 procent.',
    competitiveAdvantage: 'De verrekening is van ons.',
    teamDescription: 'Drie ingenieurs en een jurist.',
    advisors: 'Een oud-directeur van een netbeheerder.',
    roadmap: 'Eerst Gent, dan Antwerpen.',
    capTable: 'De oprichters hebben alles.',
    journey: ['De vereniging vraagt aan', 'Het dak wordt gelegd'],
    trends: ['Delen van stroom mag sinds 2023'],
    assumptions: ['Zes daken per jaar'],
    features: [
      { name: 'Verrekening', benefit: 'Iedereen betaalt wat ze gebruiken.' },
      { name: 'App', benefit: '' },
    ],
    markets: [
      { size: 'tam', amount: 900_000_000, basis: 'Alle flats', source: 'Statbel', year: 2024 },
      { size: 'sam', amount: 60_000_000, basis: '', source: '', year: null },
    ],
    prices: [{ name: 'Woning', price: 12.5, per: 'maand' }],
    channels: [{ name: 'Syndici', approach: 'Vakbeurzen.' }],
    metrics: [{ label: 'Woningen', value: 84, unit: 'woningen', measuredOn: '2026-03-01' }],
    competitors: [{ name: 'Zelf kopen', strength: 'Geen contract', difference: 'Wij regelen alles.' }],
    team: [{ name: 'An Maes', role: 'Ingenieur', background: 'Tien jaar netbeheer.' }],
    milestones: [
      { id: newId(), title: 'Derde dak', dueOn: '2027-03-01', status: 'planned' },
      { id: newId(), title: 'Tweede dak', dueOn: '2026-02-01', status: 'reached' },
    ],
    years: [
      { year: 2027, revenue: 120_000, costs: 150_000 },
      { year: 2028, revenue: 300_000, costs: 250_000 },
    ],
    uses: [
      { purpose: 'Daken', percent: 70 },
      { purpose: 'Verkoop', percent: 30 },
    ],
  };
}

/** A form with something in every field but the pictures, which may be published; its roles and milestones are its own. */
export function fullProject(): ProjectFields {
  return {
    title: 'Zonnedak',
    description: 'Samen een dak vol panelen.',
    fullDescription: 'Bewoners van een flat delen de stroom van hun dak.\n\nZonder gedoe.',
    category: 'duurzaamheid',
    location: 'Gent',
    tags: ['zon', 'wonen'],
    objectives: ['Zes daken per jaar', 'Een app'],
    startDate: '2026-01-01',
    endDate: '2027-12-31',
    targetAmount: 50_000,
    fundingPurposes: ['MVP bouwen', 'Personeel'],
    fundingTypes: ['Lening', 'Equity'],
    equityProposal: 'Tien procent.',
    equityAudience: 'members',
    companyName: 'Zonnedak BV',
    companyNumber: '0403170701',
    slogan: 'Licht voor iedereen.',
    speakerName: 'An Maes',
    contactDetails: 'an@zonnedak.example',
    imageId: null,
    imageAlt: '',
    logoId: null,
    roles: [
      {
        id: newId(),
        roleName: 'Ingenieur',
        description: 'Meet en rekent.',
        requirements: 'Ervaring met omvormers.',
        timeCommitment: 'Twee dagen per week',
        compensation: 'Aandelen',
      },
      { id: newId(), roleName: 'Jurist', description: '', requirements: '', timeCommitment: '', compensation: '' },
    ],
    plan: fullPlan(),
  };
}

type State = Pick<
  typeof projects.$inferInsert,
  'status' | 'createdAt' | 'publishedAt' | 'completedAt' | 'withdrawnAt' | 'raisedAmount' | 'raisedStatedAt'
>;

export type ProjectDetails = { id?: string; ownerId: string; plan?: Partial<PlanFields> } & Partial<
  State & Omit<ProjectFields, 'plan' | 'category'> & { category: NonNullable<ProjectFields['category']> }
>;

export type MadeProject = { id: string; ownerId: string; title: string; createdAt: Date };

/** A project, active by default, with a short description and an empty plan. */
export async function makeProject(db: Executor, details: ProjectDetails): Promise<MadeProject> {
  const { plan, roles = [], ...given } = details;
  const { id = newId(), ownerId, status = 'active', title = 'Zonnedak', createdAt = new Date() } = given;
  const row = {
    description: 'Samen een dak vol panelen.',
    category: 'duurzaamheid' as const,
    publishedAt: status === 'draft' ? null : createdAt,
    completedAt: status === 'completed' ? createdAt : null,
    raisedStatedAt: given.raisedAmount === undefined ? null : createdAt,
    updatedAt: createdAt,
    ...given,
    ...{ id, ownerId, status, title, createdAt },
  };
  await db.insert(projects).values(row);
  if (roles.length > 0) await db.insert(projectRoles).values(roles.map((role, position) => ({ ...role, projectId: id, position })));
  await writePlan(db, id, { ...emptyPlan, ...plan });
  return { id, ownerId, title, createdAt };
}
