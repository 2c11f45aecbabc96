import { type Draft, emptyDraft } from './draft.ts';
import { isFilled } from './read-draft.ts';

/** The sections of the form, in order, with the fields that fill each of them. */
const sections = [
  { id: 'basisgegevens', label: 'Basisgegevens', fields: ['title', 'description', 'category'], needsAll: true },
  {
    id: 'bedrijfsgegevens',
    label: 'Bedrijfsgegevens',
    fields: ['companyName', 'companyNumber', 'slogan', 'speakerName', 'contactDetails'],
  },
  {
    id: 'probleem-oplossing',
    label: 'Probleem & Oplossing',
    fields: [
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
  },
  { id: 'product-dienst', label: 'Product & Dienst', fields: ['features', 'journey'] },
  { id: 'markt-doelgroep', label: 'Markt & Doelgroep', fields: ['markets', 'idealCustomer', 'trends'] },
  {
    id: 'businessmodel-verkoop',
    label: 'Businessmodel & Go-to-Market',
    fields: ['businessModel', 'prices', 'acquisition', 'channels', 'marketing', 'sales', 'distribution'],
  },
  {
    id: 'tractie-bewijs',
    label: 'Tractie & Bewijsvoering',
    fields: ['traction', 'mvpResults', 'metrics', 'competitors', 'competitiveAdvantage'],
  },
  { id: 'team-roadmap', label: 'Team & Roadmap', fields: ['team', 'teamDescription', 'advisors', 'milestones', 'roadmap'] },
  { id: 'financiele-projecties', label: 'Financiële projecties', fields: ['years', 'assumptions', 'capTable'] },
  { id: 'gezocht-talent', label: 'Gezocht Talent', fields: ['roles'] },
  { id: 'financieringsbehoefte', label: 'Financieringsbehoefte', fields: ['fundingPurposes', 'fundingTypes', 'uses', 'equityProposal'] },
  { id: 'media-documenten', label: 'Media & Documenten', fields: ['image', 'logo', 'documents'] },
] as const satisfies readonly { id: string; label: string; fields: readonly (keyof Draft)[]; needsAll?: boolean }[];

export type SectionId = (typeof sections)[number]['id'];

/** Whether somebody filled in a field. */
export function hasContent(value: Draft[keyof Draft]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value))
    return value.some((item) => (typeof item === 'string' ? item.trim() !== '' : 'bytes' in item || isFilled(item)));
  return value !== null;
}

/** Fields that an example leaves as they are. */
const ownFields = ['image', 'logo', 'documents', 'imageAlt'];

/** Whether an example would replace something that its owner typed or chose. */
export function hasTyped(draft: Draft): boolean {
  return Object.entries(draft).some(
    ([name, value]) => !ownFields.includes(name) && hasContent(value) && value !== Reflect.get(emptyDraft, name),
  );
}

/** The table of contents, with the sections that have something in them. */
export function subjectsOf(draft: Draft) {
  return sections.map((section) => {
    const filled = section.fields.map((name) => hasContent(draft[name]));
    return { id: section.id, label: section.label, isFilled: 'needsAll' in section ? filled.every(Boolean) : filled.some(Boolean) };
  });
}

/** The short list beside the form, each with the field where it begins. */
export function checklistOf(draft: Draft): { label: string; name: string; section: SectionId; isDone: boolean }[] {
  return [
    { label: 'Titel', name: 'title', section: 'basisgegevens', isDone: hasContent(draft.title) },
    { label: 'Beschrijving', name: 'description', section: 'basisgegevens', isDone: hasContent(draft.description) },
    { label: 'Categorie', name: 'category', section: 'basisgegevens', isDone: hasContent(draft.category) },
    {
      label: 'Team',
      name: 'teamDescription',
      section: 'team-roadmap',
      isDone: hasContent(draft.team) || hasContent(draft.teamDescription),
    },
    { label: 'Financiering', name: 'fundingTypes', section: 'financieringsbehoefte', isDone: hasContent(draft.fundingTypes) },
  ];
}
