import { isVisible } from '../../../../platform/visible-text.ts';
import { fieldWords } from '../../../projects/own/view/field-words.ts';
import { categoryLabels } from '../../../projects/policy.ts';
import { slideFields } from '../../policy/slides.ts';
import type { DeckProject } from './deck-project.ts';
import type { FactList, StatedIn } from './fact-list.ts';
import { linesIn } from './row-facts.ts';

const { title, tagline, presenter } = slideFields.title_slide;

/** Adds what the project is called, and what kind it is. */
export function addBasics(list: FactList, { fields }: DeckProject): void {
  const stated = (name: string, label: string): StatedIn => ({ section: 'basisgegevens', name, label });
  list.line('title', fields.title, stated('title', fieldWords.title.label), title.length);
  if (fields.category !== null) list.line('category', categoryLabels[fields.category], stated('category', 'Categorie'));
  list.line('location', fields.location, stated('location', fieldWords.location.label));
  list.day('start_date', fields.startDate, stated('startDate', 'Startdatum'));
  list.day('end_date', fields.endDate, stated('endDate', 'Einddatum'));
  const objective = linesIn('basisgegevens', 'objectives');
  for (const [position, text] of fields.objectives.entries()) list.line(`objective:${position}`, text, objective(position));
}

/** Adds who stands behind the project, and the day of this version. */
export function addPeople(list: FactList, { fields, ownerName, versionOn }: DeckProject): void {
  const stated = (name: 'companyName' | 'slogan' | 'speakerName' | 'contactDetails'): StatedIn => {
    return { section: 'bedrijfsgegevens', name, label: fieldWords[name].label };
  };
  list.line('company_name', fields.companyName, stated('companyName'));
  list.line('slogan', fields.slogan, stated('slogan'), tagline.length);
  list.line('speaker_name', fields.speakerName, stated('speakerName'), presenter.length);
  for (const [position, line] of fields.contactDetails
    .split(/[\n\r]+/)
    .filter(isVisible)
    .entries()) {
    list.line(`contact:${position}`, line, stated('contactDetails'));
  }
  list.line('owner_name', ownerName, { section: null, label: 'Je naam' });
  list.day('version_date', versionOn, { section: null, label: 'Datum van de versie' });
}
