const unnamed = /^(?<row>(?:price|metric|competitor|member|feature|channel|use):\d+):/;
const nameOf: Record<string, string> = { metric: 'label', use: 'purpose' };

/**
 * The fact that names the row in which a fact stands: `metric:2:label` of `metric:2:value`. Rows without ids are facts by their
 * position, so a sentence about one still speaks of the same thing only while this fact is the same. Null for other facts.
 */
export function namingFactOf(id: string): string | null {
  const { row } = unnamed.exec(id)?.groups ?? {};
  if (row === undefined) return null;
  const name = `${row}:${nameOf[row.slice(0, row.indexOf(':'))] ?? 'name'}`;
  return name === id ? null : name;
}
