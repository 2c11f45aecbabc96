import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { projectMilestoneDates } from './milestones/tables.ts';
import type { ProjectFields } from './own/contract.ts';
import { writePlan } from './plan/commands.ts';
import type { PlanFields } from './plan/contract.ts';
import { fullPlan } from './plan/factory.ts';
import { emptyPlan } from './plan/view/empty-plan.ts';
import { type ProjectCategory, target } from './policy.ts';
import { projectDocuments } from './project-documents/tables.ts';
import { projectRaises, projectRoles, projects } from './tables.ts';

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
  documents: [],
  plan: emptyPlan,
};

/** A form with something in every field but the files, which may be published; its roles and milestones are its own. */
export function fullProject(): ProjectFields & { category: ProjectCategory } {
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
      makeRole('Jurist'),
    ],
    documents: [],
    plan: fullPlan(),
  };
}

/** A role that a project looks for, with nothing but its name. */
export function makeRole(roleName = 'Ingenieur'): ProjectFields['roles'][number] {
  return { id: newId(), roleName, description: '', requirements: '', timeCommitment: '', compensation: '' };
}

type Row = typeof projects.$inferInsert;

export type ProjectDetails = Partial<Row> & {
  ownerId: string;
  roles?: ProjectFields['roles'];
  documents?: ProjectFields['documents'];
  plan?: Partial<PlanFields>;
  /** Amounts that were stated as raised, in order of time. */
  raises?: { amount: number; statedAt: Date }[];
  /** Dates that milestones had before. */
  earlierDates?: (typeof projectMilestoneDates.$inferInsert)[];
};

export type MadeProject = { id: string; ownerId: string; title: string; createdAt: Date };

/** A project, active by default, with a short description and an empty plan. */
export async function makeProject(db: Executor, details: ProjectDetails): Promise<MadeProject> {
  const { plan, roles = [], documents = [], raises = [], earlierDates = [], ...given } = details;
  const { id = newId(), status = 'active', title = 'Zonnedak', createdAt = new Date() } = given;
  const raise = raises.at(-1);
  const made = { id, ownerId: given.ownerId, title, createdAt };
  await db.insert(projects).values({
    description: 'Samen een dak vol panelen.',
    category: 'duurzaamheid',
    raisedAmount: raise?.amount,
    raisedStatedAt: given.raisedAmount === undefined ? raise?.statedAt : createdAt,
    updatedAt: createdAt,
    publishedAt: status === 'draft' ? null : createdAt,
    completedAt: status === 'completed' ? createdAt : null,
    ...given,
    ...made,
    status,
  });
  if (roles.length > 0) await db.insert(projectRoles).values(roles.map((role, position) => ({ ...role, projectId: id, position })));
  if (documents.length > 0)
    await db.insert(projectDocuments).values(documents.map((each, position) => ({ ...each, projectId: id, position })));
  await writePlan(db, id, { ...emptyPlan, ...plan });
  if (raises.length > 0) await db.insert(projectRaises).values(raises.map((each) => ({ ...each, projectId: id })));
  if (earlierDates.length > 0) await db.insert(projectMilestoneDates).values(earlierDates);
  return made;
}
