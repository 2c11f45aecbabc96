import type { Fitting } from '../contract.ts';

/** Says to its owner how many investors' criteria a project meets. */
export function fittingSentence({ count }: Pick<Fitting, 'count'>): string {
  if (count === 0) return 'Je project past nog bij de criteria van geen enkele investeerder.';
  return `Je project past bij de criteria van ${count ?? 'enkele'} investeerders.`;
}
