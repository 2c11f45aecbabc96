import { lineWords, rowWords } from '../../../projects/own/view/row-words.ts';
import type { SectionId } from '../../../projects/own/view/sections.ts';
import type { StatedIn } from './fact-list.ts';

type RowName = keyof typeof rowWords;

/** Names the fields of a list of rows as the form does: 'Cijfer 2: Getal'. */
export function rowsIn(section: SectionId, rows: RowName) {
  const { one, fields }: { one: string; fields: readonly { name: string; label: string }[] } = rowWords[rows];
  return (position: number, name: string, row = `${one} ${position + 1}`): StatedIn => ({
    section,
    name: `${rows}.${position}.${name}`,
    label: `${row}: ${fields.find((field) => field.name === name)?.label ?? name}`,
  });
}

/** Names the lines of a list: 'Stap 2'. */
export function linesIn(section: SectionId, lines: keyof typeof lineWords) {
  const { one } = lineWords[lines];
  return (position: number): StatedIn => ({ section, name: lines, label: `${one} ${position + 1}` });
}
