import type { PersonSummary } from '../../../profiles/contract.ts';
import type { Project } from '../../contract.ts';
import { untitled } from '../../policy.ts';
import { type Draft, type FlatFields, toFields } from './draft.ts';

type Shown = {
  flat: FlatFields;
  files: Pick<Draft, 'image' | 'logo' | 'documents'>;
  owner: PersonSummary;
  now: string;
};

/** A project as its readers would see it, before it is one. */
export function toShownProject({ flat, files: { image, logo, documents }, owner, now }: Shown): Project {
  const { plan, imageId: _image, imageAlt, logoId: _logo, speakerName: _speaker, contactDetails: _contact, ...fields } = toFields(flat);
  const { capTable: _capTable, milestones, ...shownPlan } = plan;
  return {
    ...fields,
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
    capTable: null,
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
