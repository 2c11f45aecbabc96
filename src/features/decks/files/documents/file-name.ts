import type { DeckFormat } from './draw-deck.ts';

export const contentTypes: Record<DeckFormat, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** The longest name, in characters, that all systems take with room for a number of their own. */
const mostLetters = 80;

/** The name of a deck's file, after its title. Names in headers are written in plain letters. */
export function fileNameOf(title: string, format: DeckFormat): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .slice(0, mostLetters);
  return `${`${plain} Pitch`.trim().replaceAll(/\s+/g, '-')}.${format}`;
}
