import { enumerate } from '../../../platform/web/format/enumerate.ts';
import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { categoryLabels } from '../../projects/policy.ts';
import type { OwnCriteria as Criteria, DashboardProject } from '../contract.ts';
import { remainingOf } from '../policy.ts';

/** Sentences about a project beside an investor's criteria: why it fits, or each condition that it fails. */
export function reasonsOf(criteria: Criteria, { project, fit, isMatch }: Pick<DashboardProject, 'project' | 'fit' | 'isMatch'>): string[] {
  return isMatch ? whyItFits(criteria, project) : whyItFails(criteria, project, fit);
}

function whyItFits({ sectors, min, max, types }: Criteria, project: DashboardProject['project']): string[] {
  const shared = project.fundingTypes.filter((type) => types.includes(type));
  const reasons = [
    sectors.length > 0 ? 'je sectoren' : '',
    min !== null || max !== null ? `je bedrag (${remainingWords(project)})` : '',
    types.length > 0 && shared.length > 0 ? `je vorm (${enumerate(shared)})` : '',
  ].filter((reason) => reason !== '');
  return reasons.length === 0 ? [] : [`Past bij ${enumerate(reasons)}`];
}

function whyItFails({ sectors, min, max, types }: Criteria, project: DashboardProject['project'], fit: DashboardProject['fit']): string[] {
  const remaining = formatEuros(remainingOf(project));
  const belowMinimum = hasMore(project)
    ? 'Er is al meer opgehaald dan gevraagd; je minimum is'
    : `Resterend bedrag ${remaining} ligt onder je minimum van`;
  return [
    fit.sector ? '' : `Categorie ${categoryLabels[project.category]} valt buiten je ${sectors.length === 1 ? 'sector' : 'sectoren'}`,
    fit.minimum || min === null ? '' : `${belowMinimum} ${formatEuros(min)}`,
    fit.maximum || max === null ? '' : `Resterend bedrag ${remaining} ligt boven je maximum van ${formatEuros(max)}`,
    fit.type ? '' : `${enumerate(project.fundingTypes)} past niet bij je keuze voor ${enumerate(types, 'of')}`,
  ].filter((reason) => reason !== '');
}

/** Whether more was raised than asked: what remains is then below zero, which no reader expects of an amount. */
function hasMore(project: DashboardProject['project']): boolean {
  return remainingOf(project) < 0;
}

function remainingWords(project: DashboardProject['project']): string {
  return hasMore(project) ? 'meer opgehaald dan gevraagd' : `${formatEuros(remainingOf(project))} resterend`;
}
