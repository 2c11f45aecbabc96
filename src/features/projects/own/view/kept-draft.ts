import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { either, list, nothing, number, oneOf, record, type Shape, text } from '../../../../platform/web/forms/shape.ts';
import { investmentTypes } from '../../../profiles/policy.ts';
import { keptPicture } from '../../../uploads/view/kept-picture.ts';
import { equityAudiences, fundingPurposes } from '../../policy.ts';
import type { ProjectDocument } from '../../project-documents/contract.ts';
import { type Draft, emptyDraft, emptyRows } from './draft.ts';

/** Unsaved input, with its project and the version that it is based on; null for a new one. */
type KeptDraft = { id: string; version: number | null; draft: Draft };

const picture = either(keptPicture, nothing);

/** A row with the texts of an empty one. */
function like<Row extends Record<string, string>>(empty: Row): Shape<Row> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const row = { ...empty };
    for (const name of Object.keys(empty)) {
      const field: unknown = Reflect.get(value, name);
      if (typeof field !== 'string') return undefined;
      Reflect.set(row, name, field);
    }
    return row;
  };
}

const texts = (({ targetAmount, image, logo, documents, ...draft }: Draft) =>
  Object.entries(draft).flatMap(([name, value]) => (typeof value === 'string' && name !== 'equityAudience' ? [name] : [])))(emptyDraft);

const choices: Shape<Pick<Draft, 'equityAudience' | 'targetAmount' | 'fundingPurposes' | 'fundingTypes' | 'image' | 'logo' | 'documents'>> =
  record({
    equityAudience: oneOf(equityAudiences),
    targetAmount: number,
    fundingPurposes: list(oneOf(fundingPurposes)),
    fundingTypes: list(oneOf(investmentTypes)),
    image: picture,
    logo: picture,
    documents: list(record<ProjectDocument>({ id: text, name: text, bytes: number, picture })),
  });

const lists: Shape<Pick<Draft, 'tags' | 'objectives' | 'journey' | 'trends' | 'assumptions' | keyof typeof emptyRows>> = record({
  tags: list(text),
  objectives: list(text),
  journey: list(text),
  trends: list(text),
  assumptions: list(text),
  features: list(like(emptyRows.features)),
  markets: list(like(emptyRows.markets)),
  prices: list(like(emptyRows.prices)),
  channels: list(like(emptyRows.channels)),
  metrics: list(like(emptyRows.metrics)),
  competitors: list(like(emptyRows.competitors)),
  team: list(like(emptyRows.team)),
  milestones: list(like(emptyRows.milestones)),
  years: list(like(emptyRows.years)),
  uses: list(like(emptyRows.uses)),
  roles: list(like(emptyRows.roles)),
});

/** A draft of an older form lacks fields of this one; it is read as nothing. */
export const draftShape: Shape<Draft> = (value) => {
  const [chosen, listed] = [choices(value), lists(value)];
  if (chosen === undefined || listed === undefined || typeof value !== 'object' || value === null) return undefined;
  const draft = { ...emptyDraft, ...chosen, ...listed };
  for (const name of texts) {
    const typed: unknown = Reflect.get(value, name);
    if (typeof typed !== 'string') return undefined;
    Reflect.set(draft, name, typed);
  }
  return draft;
};

export const keptDraft = keptInBrowser('project', record<KeptDraft>({ id: text, version: either(number, nothing), draft: draftShape }));
