import type { Finding } from './finding.ts';
import type { SourceFile } from './source-tree.ts';

/**
 * Refuses import cycles. Type imports count too: two modules that need each other's types are really one, or lack a third
 * below them, and the first value import would make the cycle real.
 */
export function checkCircles(sources: SourceFile[]): Finding[] {
  const targets = new Map(sources.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]));
  const findings: Finding[] = [];
  let circle = findCircle(targets);
  while (circle !== null) {
    const [file = '', next = ''] = circle;
    const advice = 'Move what both need to a module of its own.';
    findings.push({ file, rule: `imports itself: ${circle.join(' → ')}`, advice });
    // Removes an edge of this cycle, to find the next one.
    targets.set(
      file,
      (targets.get(file) ?? []).filter((target) => target !== next),
    );
    circle = findCircle(targets);
  }
  return findings;
}

/** Returns the nodes of a cycle in the order of its edges, with the first one repeated at the end. */
export function findCircle(edges: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  function follow(node: string, trail: string[]): string[] | null {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const circle = follow(next, [...trail, node]);
      if (circle !== null) return circle;
    }
    done.add(node);
    return null;
  }
  for (const node of edges.keys()) {
    const circle = follow(node, []);
    if (circle !== null) return circle;
  }
  return null;
}
