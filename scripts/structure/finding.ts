/** One breach of the house's rules: where, which rule, and what to do about it. */
export type Finding = { file: string; rule: string; advice: string };

export function formatFinding({ file, rule, advice }: Finding): string {
  return `${file}: ${rule}. ${advice}`;
}
