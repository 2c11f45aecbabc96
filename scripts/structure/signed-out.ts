import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/**
 * Refuses `new ORPCError('UNAUTHORIZED')` in features: `guardProcedure` says so, in the words of the procedure
 * (docs/decisions/134-signed-out-meanwhile.md).
 */
export function checkSignedOut(sources: SourceFile[]): Finding[] {
  return sources
    .filter((source) => source.file.startsWith('src/features/') && !isTestFile(source.file) && saysSignedOut(source))
    .map(({ file }) => {
      const advice = 'Throw the SignedOutError of src/platform/server/signed-out.ts; lockViewer and lockPeople do.';
      return { file, rule: 'refuses a call as signed out by itself', advice };
    });
}

function saysSignedOut({ parsed }: SourceFile): boolean {
  if (parsed === null) return false;
  let found = false;
  new Visitor({
    NewExpression({ callee, arguments: [code] }) {
      found ||= callee.type === 'Identifier' && callee.name === 'ORPCError' && code?.type === 'Literal' && code.value === 'UNAUTHORIZED';
    },
  }).visit(parsed.program);
  return found;
}
