import { type Node, Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import type { SourceFile } from './source-tree.ts';

/** Refuses `new URL(request.url, base)`, which throws for some targets that the router reads: their answer would be a 500. */
export function checkTargets(sources: SourceFile[]): Finding[] {
  return sources.filter(parsesTarget).map(({ file }) => {
    const advice = 'Use queryOf, pathOf or sentPathOf of src/platform/server/http/request.ts.';
    return { file, rule: 'parses the target of a request with new URL', advice };
  });
}

function parsesTarget({ parsed }: SourceFile): boolean {
  if (parsed === null) return false;
  let found = false;
  new Visitor({
    // A Request of the platform has a whole address, which needs no base.
    NewExpression({ callee, arguments: [target, base] }) {
      found ||= callee.type === 'Identifier' && callee.name === 'URL' && base !== undefined && target !== undefined && isTarget(target);
    },
  }).visit(parsed.program);
  return found;
}

/** `request.url`, and `request.url ?? '/'`. */
function isTarget(node: Node): boolean {
  if (node.type === 'LogicalExpression') return isTarget(node.left);
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    /^(req|request|incoming)$/.test(node.object.name) &&
    node.property.type === 'Identifier' &&
    node.property.name === 'url'
  );
}
