/** A violation of a house rule: the file, the rule, and how to fix it. */
export type Finding = { file: string; rule: string; advice: string };

export function formatFinding({ file, rule, advice }: Finding): string {
  return `${file}: ${rule}. ${advice}`;
}
