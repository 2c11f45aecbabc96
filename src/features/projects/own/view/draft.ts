import { formatNumber } from '../../../../platform/web/format/numbers.ts';
import type { Picture } from '../../../uploads/contract.ts';
import type { PlanFields } from '../../plan/contract.ts';
import { marketSizes } from '../../plan/policy.ts';
import { emptyPlan } from '../../plan/view/empty-plan.ts';
import { type EquityAudience, target, untitled } from '../../policy.ts';
import type { ProjectDocument } from '../../project-documents/contract.ts';
import type { OwnProject, ProjectFields } from '../contract.ts';

/** All fields of a project, those of its plan among them. */
export type FlatFields = Omit<ProjectFields, 'plan'> & PlanFields;

/** The initial row of each list. Numbers and days are texts until they are sent. */
export const emptyRows = {
  features: { name: '', benefit: '' },
  markets: { size: '', amount: '', basis: '', source: '', year: '' },
  prices: { name: '', price: '', per: '' },
  channels: { name: '', approach: '' },
  metrics: { label: '', value: '', unit: '', measuredOn: '' },
  competitors: { name: '', strength: '', difference: '' },
  team: { name: '', role: '', background: '' },
  milestones: { id: '', title: '', dueOn: '', status: 'planned' },
  years: { year: '', revenue: '', costs: '' },
  uses: { purpose: '', percent: '' },
  roles: { id: '', roleName: '', description: '', requirements: '', timeCommitment: '', compensation: '' },
};

export type RowName = keyof typeof emptyRows;
export type Row<Name extends RowName> = (typeof emptyRows)[Name];

type Typed = {
  category: string;
  startDate: string;
  endDate: string;
  typedTag: string;
  image: Picture | null;
  logo: Picture | null;
  documents: ProjectDocument[];
};

/** A project as it is typed. */
export type Draft = Omit<FlatFields, RowName | keyof Typed | 'imageId' | 'logoId'> & { [Name in RowName]: Row<Name>[] } & Typed;

/** Every market has its row, whether it is filled in or not. */
const emptyMarkets = marketSizes.map((size) => ({ ...emptyRows.markets, size }));

export const emptyDraft: Draft = {
  title: '',
  description: '',
  fullDescription: '',
  category: '',
  location: '',
  tags: [],
  typedTag: '',
  objectives: [''],
  startDate: '',
  endDate: '',
  targetAmount: target.start,
  fundingPurposes: [],
  fundingTypes: [],
  equityProposal: '',
  equityAudience: 'admitted' satisfies EquityAudience,
  companyName: '',
  companyNumber: '',
  slogan: '',
  speakerName: '',
  contactDetails: '',
  image: null,
  imageAlt: '',
  logo: null,
  documents: [],
  roles: [],
  ...emptyPlan,
  markets: emptyMarkets,
};

/** A project as the form shows it: one that was saved without a title has none yet. */
export function toDraft({
  fields: { plan, imageId: _image, logoId: _logo, ...fields },
  image,
  logo,
  documents,
}: Pick<OwnProject, 'fields' | 'image' | 'logo' | 'documents'>): Draft {
  return {
    ...fields,
    ...plan,
    image,
    logo,
    documents,
    typedTag: '',
    title: fields.title === untitled ? '' : fields.title,
    category: fields.category ?? '',
    startDate: fields.startDate ?? '',
    endDate: fields.endDate ?? '',
    objectives: fields.objectives.length === 0 ? [''] : fields.objectives,
    markets: emptyMarkets.map((empty) => {
      const market = plan.markets.find(({ size }) => size === empty.size);
      return market === undefined
        ? empty
        : { ...market, amount: formatNumber(market.amount), year: market.year === null ? '' : String(market.year) };
    }),
    prices: plan.prices.map((row) => ({ ...row, price: formatNumber(row.price) })),
    metrics: plan.metrics.map((row) => ({ ...row, value: formatNumber(row.value), measuredOn: row.measuredOn ?? '' })),
    years: plan.years.map(({ year, revenue, costs }) => ({
      year: String(year),
      revenue: formatNumber(revenue),
      costs: formatNumber(costs),
    })),
    uses: plan.uses.map(({ purpose, percent }) => ({ purpose, percent: String(percent) })),
  };
}

/** Fields as the contract has them. */
export function toFields(flat: FlatFields): ProjectFields {
  const { title, description, fullDescription, category, location, tags, objectives, startDate, endDate, ...others } = flat;
  const { targetAmount, fundingPurposes, fundingTypes, equityProposal, equityAudience, companyName, companyNumber, ...more } = others;
  const { slogan, speakerName, contactDetails, imageId, imageAlt, logoId, roles, documents, ...plan } = more;
  return {
    ...{ title, description, fullDescription, category, location, tags, objectives, startDate, endDate },
    ...{ targetAmount, fundingPurposes, fundingTypes, equityProposal, equityAudience, companyName, companyNumber },
    ...{ slogan, speakerName, contactDetails, imageId, imageAlt, logoId, roles, documents, plan },
  };
}
