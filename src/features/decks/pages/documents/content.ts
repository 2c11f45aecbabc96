import type { Picture } from '../../../uploads/contract.ts';
import type { Fact, Facts } from '../../facts/policy/references.ts';
import type { FieldValue } from '../../policy/slides.ts';

export type ShownPicture = { picture: Picture; alt: string };

/** All that a slide shows. */
export type SlideContent = {
  /** The fields to show, each with its figures filled in. */
  fields: Record<string, FieldValue>;
  facts: Facts;
  logo: ShownPicture | null;
  picture: ShownPicture | null;
  /** The day of this version, as YYYY-MM-DD. */
  versionOn: string;
};

/** A field's text; empty where it is left out. */
export function textIn({ fields }: SlideContent, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A field's items that say something. */
export function listIn({ fields }: SlideContent, name: string): string[] {
  const value = fields[name];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []));
}

/** A field's rows that say something. */
export function rowsIn({ fields }: SlideContent, name: string): string[][] {
  const value = fields[name];
  if (!Array.isArray(value)) return [];
  return value.flatMap((row) => {
    if (!Array.isArray(row)) return [];
    const cells = row.map((cell) => cell.trim());
    return cells.some((cell) => cell !== '') ? [cells] : [];
  });
}

/** A figure of the project with its number. */
export function figureIn({ facts }: SlideContent, id: string): (Fact & { number: number }) | null {
  const fact = facts.get(id);
  return fact === undefined || fact.number === null ? null : { ...fact, number: fact.number };
}
