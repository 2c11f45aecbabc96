import { isVisible } from '../../../../platform/visible-text.ts';
import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import { withTyped } from '../../../../platform/web/kit/use-tags.ts';
import { milestoneStatuses } from '../../milestones/policy.ts';
import { isWholeUse, marketSizes, planTexts, sumOfUses } from '../../plan/policy.ts';
import { categories, companyNumberCountry, isTitle, limits, type ProjectCategory } from '../../policy.ts';
import { incompleteMessage, incompleteTitle, useIncompleteMessage } from '../texts.ts';
import type { Draft, FlatFields } from './draft.ts';
import { isFilled, startReading, wholeEuros } from './read-draft.ts';

/** The fields to send, or the problems that keep them from being saved; a public project needs more than a draft. */
export function checkProject(draft: Draft, { isPublic }: { isPublic: boolean }): Checked<FlatFields> {
  const { problems, ...read } = startReading();
  const { typedTag, image, logo, ...typed } = draft;
  const startDate = read.day('startDate', draft.startDate);
  const endDate = read.day('endDate', draft.endDate);
  if (startDate !== null && endDate !== null && startDate > endDate) problems.endDate = 'De einddatum ligt voor de startdatum.';
  const companyNumber = draft.companyNumber.replaceAll(/[\s.]|^BE/gi, '');
  if (companyNumber !== '' && companyNumberCountry(companyNumber) === null)
    problems.companyNumber = 'Dit is geen Belgisch of Nederlands ondernemingsnummer.';
  // In the order of the page, so that the toast tells the problem that the cursor goes to.
  const input: FlatFields = {
    ...trimTexts(typed),
    category: categoryOf(draft),
    tags: withTyped(draft.tags, typedTag).slice(0, limits.tags),
    objectives: readLines(draft.objectives),
    journey: readLines(draft.journey),
    trends: readLines(draft.trends),
    assumptions: readLines(draft.assumptions),
    startDate,
    endDate,
    companyNumber,
    imageId: image?.id ?? null,
    logoId: logo?.id ?? null,
    features: read.rows(draft.features, (row, at) => ({
      name: read.text(`features.${at}.name`, row.name, 'Vul een naam in.'),
      benefit: row.benefit.trim(),
    })),
    markets: read.rows(draft.markets, (row, at) => ({
      size: marketSizes.find((size) => size === row.size) ?? 'tam',
      amount: read.number(`markets.${at}.amount`, row.amount, { ...wholeEuros, min: 1 }),
      basis: row.basis.trim(),
      source: row.source.trim(),
      year:
        row.year.trim() === '' ? null : read.number(`markets.${at}.year`, row.year, { min: 1990, max: 2100, missing: 'Vul een jaar in.' }),
    })),
    prices: read.rows(draft.prices, (row, at) => ({
      name: read.text(`prices.${at}.name`, row.name, 'Vul een naam in.'),
      price: read.number(`prices.${at}.price`, row.price, { min: 0, max: 1_000_000_000, missing: 'Vul een bedrag in.', hasCents: true }),
      per: row.per.trim(),
    })),
    channels: read.rows(draft.channels, (row, at) => ({
      name: read.text(`channels.${at}.name`, row.name, 'Vul een kanaal in.'),
      approach: row.approach.trim(),
    })),
    metrics: read.rows(draft.metrics, (row, at) => ({
      label: read.text(`metrics.${at}.label`, row.label, 'Vul een naam in.'),
      value: read.number(`metrics.${at}.value`, row.value, {
        min: -1_000_000_000_000,
        max: 1_000_000_000_000,
        missing: 'Vul een getal in.',
        hasCents: true,
      }),
      unit: row.unit.trim(),
      measuredOn: read.day(`metrics.${at}.measuredOn`, row.measuredOn),
    })),
    competitors: read.rows(draft.competitors, (row, at) => ({
      ...trimmed(row),
      name: read.text(`competitors.${at}.name`, row.name, 'Vul een naam in.'),
    })),
    team: read.rows(draft.team, (row, at) => ({ ...trimmed(row), name: read.text(`team.${at}.name`, row.name, 'Vul een naam in.') })),
    milestones: read.rows(draft.milestones, (row, at) => ({
      id: row.id,
      title: read.text(`milestones.${at}.title`, row.title, 'Vul een titel in.'),
      dueOn: read.neededDay(`milestones.${at}.dueOn`, row.dueOn),
      status: milestoneStatuses.find((status) => status === row.status) ?? 'planned',
    })),
    years: read.rows(draft.years, (row, at) => ({
      year: read.number(`years.${at}.year`, row.year, { min: 2000, max: 2100, missing: 'Vul een jaar in.' }),
      revenue: read.number(`years.${at}.revenue`, row.revenue, wholeEuros),
      costs: read.number(`years.${at}.costs`, row.costs, wholeEuros),
    })),
    roles: read.rows(draft.roles, (row, at) => {
      const { description, requirements, timeCommitment, compensation } = trimmed(row);
      const roleName = read.text(`roles.${at}.roleName`, row.roleName, 'Vul de naam van de rol in.');
      return { id: row.id, roleName, description, requirements, timeCommitment, compensation };
    }),
    uses: read.rows(draft.uses, (row, at) => ({
      purpose: read.text(`uses.${at}.purpose`, row.purpose, 'Vul een bestemming in.'),
      percent: read.number(`uses.${at}.percent`, row.percent, { min: 1, max: 100, missing: 'Vul een heel percentage in.' }),
    })),
    documents: draft.documents.map(({ id, name }, at) => ({
      id,
      name: read.text(`documents.${at}.name`, name, 'Geef het document een naam.'),
    })),
  };

  if (new Set(input.years.map(({ year }) => year)).size < input.years.length) problems.years = 'Een jaar staat er twee keer.';
  if (sumOfUses(input.uses) > 100) problems.uses = 'Samen is dit meer dan 100 procent.';
  const [message] = Object.values(problems);
  if (message !== undefined) return { problems, message };
  return isPublic ? checkPublic(input) : { input };
}

/** The chosen category; null before one is chosen. */
export function categoryOf(draft: Pick<Draft, 'category'>): ProjectCategory | null {
  return categories.find((category) => category === draft.category) ?? null;
}

/** A public project needs a title, a description and a category, and a use of funds that adds up. */
function checkPublic(input: FlatFields): Checked<FlatFields> {
  const title = incompleteTitle;
  const missing = {
    ...(!isTitle(input.title) ? { title: 'Vul een titel in.' } : {}),
    ...(!isVisible(input.description) ? { description: 'Vul een korte beschrijving in.' } : {}),
    ...(input.category === null ? { category: 'Kies een categorie.' } : {}),
  };
  if (Object.keys(missing).length > 0) return { problems: missing, title, message: incompleteMessage };
  if (!isWholeUse(input.uses)) return { problems: { uses: useIncompleteMessage }, title, message: useIncompleteMessage };
  return { input };
}

/** Parts that a project needs before everybody sees it, which this draft lacks. */
export function missingOf(draft: Draft): { name: string; label: string }[] {
  const uses = draft.uses.filter(isFilled).map(({ percent }) => ({ percent: Number(percent) }));
  return [
    ...(!isTitle(draft.title) ? [{ name: 'title', label: 'Titel' }] : []),
    ...(!isVisible(draft.description) ? [{ name: 'description', label: 'Korte beschrijving' }] : []),
    ...(draft.category === '' ? [{ name: 'category', label: 'Categorie' }] : []),
    ...(isWholeUse(uses) ? [] : [{ name: 'uses', label: 'Besteding van het kapitaal' }]),
  ];
}

const texts = [
  ...(['title', 'description', 'fullDescription', 'location', 'equityProposal', 'companyName', 'slogan'] as const),
  ...(['speakerName', 'contactDetails', 'imageAlt'] as const),
];

function trimTexts<Typed extends object>(typed: Typed): Typed {
  const result = { ...typed };
  for (const name of [...texts, ...Object.keys(planTexts)]) {
    const text: unknown = Reflect.get(typed, name);
    if (typeof text === 'string') Reflect.set(result, name, text.trim());
  }
  return result;
}

function trimmed<Row extends Record<string, string>>(row: Row): Row {
  const result = { ...row };
  for (const [name, text] of Object.entries(row)) Reflect.set(result, name, text.trim());
  return result;
}

function readLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(isVisible);
}
