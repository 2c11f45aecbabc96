import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '../contract.ts';

/** Every procedure of the contract, by its name such as 'feed.likePost'. */
export const contractProcedures = new Map(proceduresOf(contract));

function proceduresOf(part: object, path: string[] = []): [string, AnyContractProcedure][] {
  if (isContractProcedure(part)) return [[path.join('.'), part]];
  return Object.entries(part).flatMap(([name, inner]) => proceduresOf(inner, [...path, name]));
}
