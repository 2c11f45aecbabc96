/**
 * Steps of a number, as texts in a list of what a row meets (its facets): a GIN index then finds rows on one side of a bound
 * together with all else that they meet. A step is at most one width off, so the bound itself has to be asked too. `count` steps
 * of the same width, and 0.
 */
export function stepsOf(name: string, width: number, count: number) {
  const steps = Array.from({ length: count + 1 }, (_, step) => `${name}-${step * width}`);
  const all = `array['${steps.join("', '")}']`;

  return {
    /** SQL of the steps up to a number (an SQL expression); none if it is null. */
    reachedSql: (number: string) => `coalesce((${all})[1:1 + floor(${number} / ${width})::int], '{}')`,
    /** SQL of the steps from a number on; none if it is null. */
    metSql: (number: string) => `coalesce((${all})[1 + ceil(${number} / ${width})::int:${count + 1}], '{}')`,
    /** The last step up to a number, which all rows with at least this number reach. */
    upTo: (number: number): string => steps[Math.min(count, Math.floor(number / width))] ?? `${name}-0`,
    /** The first step from a number on, which all rows with at most this number meet; null past the last. */
    from: (number: number): string | null => steps[Math.ceil(number / width)] ?? null,
  };
}
