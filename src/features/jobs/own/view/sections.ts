import type { Draft } from './draft.ts';

/** The sections of the form, in order, with the fields without which a job can't be posted. */
const sections = [
  { id: 'functie', label: 'Functie', needs: ['title', 'footing'] },
  { id: 'bedrijf', label: 'Bedrijf', needs: ['companyName'] },
  // 'inhoud' is the whole page's (the shell).
  { id: 'omschrijving', label: 'Inhoud', needs: ['description'] },
  { id: 'plaats-en-loon', label: 'Plaats en loon', needs: ['location'] },
  { id: 'solliciteren', label: 'Solliciteren', needs: ['deadline'] },
] as const satisfies readonly { id: string; label: string; needs: readonly (keyof Draft)[] }[];

/** The table of contents, with the sections that have what they need. */
export function subjectsOf(draft: Draft) {
  return sections.map(({ id, label, needs }) => ({ id, label, isFilled: needs.every((name) => draft[name].trim() !== '') }));
}
