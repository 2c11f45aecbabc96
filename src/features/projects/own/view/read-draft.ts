import { isWithinBounds } from '../../../../platform/days.ts';
import { isVisible } from '../../../../platform/visible-text.ts';
import type { FieldPath } from '../../../../platform/web/forms/form-state.ts';
import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';
import { planLimits } from '../../plan/policy.ts';
import type { FlatFields } from './draft.ts';

type Path = FieldPath<FlatFields>;

type NumberRule = {
  min: number;
  max: number;
  /** When there is no number. */
  missing: string;
  /** Whether it may have two digits after the comma; else it is whole. */
  hasCents?: boolean;
};

export const wholeEuros: NumberRule = { min: 0, max: planLimits.amount, missing: 'Vul een bedrag in hele euro in.' };

/** Parts of a row that it has before anybody fills it in. */
const given = ['id', 'size', 'status'];

/** Whether somebody typed something in a row. */
export function isFilled(row: Record<string, string>): boolean {
  return Object.entries(row).some(([name, text]) => !given.includes(name) && isVisible(text));
}

/** Reads typed fields one by one and collects what is wrong with them, by their path in the form. */
export function startReading() {
  const problems: { -readonly [Name in Path]?: string } = {};

  function note(path: Path, problem: string): void {
    problems[path] ??= problem;
  }

  function text(path: Path, typed: string, missing: string): string {
    const value = typed.trim();
    if (!isVisible(value)) note(path, missing);
    return value;
  }

  function number(path: Path, typed: string, rule: NumberRule): number {
    const value = parseSigned(typed);
    const problem = problemOf(value, rule);
    if (problem === undefined) return value;
    note(path, problem);
    return 0;
  }

  function day(path: Path, typed: string): string | null {
    if (typed === '') return null;
    if (!isWithinBounds(typed)) note(path, 'Kies een datum.');
    return typed;
  }

  function neededDay(path: Path, typed: string): string {
    if (typed === '') note(path, 'Kies een datum.');
    return day(path, typed) ?? '';
  }

  /** Rows that nobody filled in are left out. */
  function rows<Typed extends Record<string, string>, Read>(
    typed: readonly Typed[],
    readRow: (row: Typed, position: number) => Read,
  ): Read[] {
    return typed.flatMap((row, position) => (isFilled(row) ? [readRow(row, position)] : []));
  }

  return { problems, text, number, day, neededDay, rows };
}

function problemOf(value: number, { min, max, missing, hasCents = false }: NumberRule): string | undefined {
  if (Number.isNaN(value)) return missing;
  if (!hasCents && !Number.isInteger(value)) return missing;
  if (hasCents && Number(value.toFixed(2)) !== value) return 'Een getal heeft hoogstens twee cijfers na de komma.';
  if (value < min) return min === 0 ? 'Een bedrag is nul of meer.' : missing;
  return value > max ? tooMuch(max, missing) : undefined;
}

/** Small scales, such as years and percentages, say themselves how far they go. */
function tooMuch(max: number, missing: string): string {
  return max <= 2_200 ? missing : 'Dit bedrag is te hoog.';
}

function parseSigned(typed: string): number {
  const text = typed.trim();
  return /^[-−]/.test(text) ? -parseNumber(text.slice(1)) : parseNumber(text);
}
