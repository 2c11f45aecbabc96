import type { PersonSummary } from '../../../profiles/contract.ts';
import type { Project } from '../../contract.ts';
import { canSeeCapTable, canSeeEquity, type MoneyViewer, untitled } from '../../policy.ts';
import { type Draft, type FlatFields, toFields } from './draft.ts';

type Shown = {
  flat: FlatFields;
  files: Pick<Draft, 'image' | 'logo' | 'documents'>;
  owner: PersonSummary;
  reader: MoneyViewer;
  now: string;
};

/** Somebody without an account. */
export const visitor: MoneyViewer = { isOwner: false, isMember: false, isAdmitted: false };

/** A project as a reader would see it, before it is one. */
export function toShownProject({ flat, files: { image, logo, documents }, owner, reader, now }: Shown): Project {
  const { plan, imageId: _image, imageAlt, logoId: _logo, speakerName: _speaker, contactDetails: _contact, ...fields } = toFields(flat);
  const { capTable, milestones, ...shownPlan } = plan;
  const { equityProposal, equityAudience } = fields;
  return {
    ...fields,
    equityProposal: equityProposal === '' || canSeeEquity(equityAudience, reader) ? equityProposal : null,
    roles: fields.roles.map((role) => ({ ...role, isFilled: false })),
    id: owner.id,
    title: fields.title || untitled,
    category: fields.category ?? 'overig',
    status: 'draft',
    raisedAmount: 0,
    raisedStatedAt: null,
    image: image && { ...image, alt: imageAlt },
    logo,
    documents,
    owner: { ...owner, location: '' },
    capTable: canSeeCapTable(reader) ? capTable : null,
    access: null,
    members: [],
    membership: null,
    interests: [],
    interestCounts: [],
    plan: { ...shownPlan, milestones: milestones.map((milestone) => ({ ...milestone, earlierDates: [] })) },
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
    withdrawnAt: null,
    isWithdrawn: false,
    followersCount: 0,
    followedByViewer: false,
    can: { edit: false },
  };
}
