import { isVisible } from '../../../platform/visible-text.ts';
import type { PlanFields } from '../plan/contract.ts';
import { marketSizes } from '../plan/policy.ts';
import { type ProjectCategory, untitled } from '../policy.ts';
import type { ProjectFields } from './contract.ts';

type StoredFields = ProjectFields & { category: ProjectCategory };

/** Fields as they are stored: a project has a title and a category even when its owner gave none. */
export function toStored(fields: ProjectFields): StoredFields {
  return {
    ...fields,
    title: isVisible(fields.title) ? fields.title : untitled,
    category: fields.category ?? 'overig',
    imageAlt: fields.imageId === null ? '' : fields.imageAlt,
    plan: inOrder(fields.plan),
  };
}

/** A plan in the order in which it is read: markets from the largest, years from the first. */
function inOrder(plan: PlanFields): PlanFields {
  return {
    ...plan,
    markets: plan.markets.toSorted((a, b) => marketSizes.indexOf(a.size) - marketSizes.indexOf(b.size)),
    years: plan.years.toSorted((a, b) => a.year - b.year),
  };
}
