import type { Finding } from './finding.ts';
import type { SourceFile } from './source-tree.ts';

/**
 * No module imports itself by way of others. Types count too: two modules that need each other's types are one, or lack
 * a third below them, and a value that is imported later makes the circle real.
 */
export function checkCircles(sources: SourceFile[]): Finding[] {
  const targets = new Map(sources.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]));
  const findings: Finding[] = [];
  let circle = findCircle(targets);
  while (circle !== null) {
    const [file = '', next = ''] = circle;
    const advice = 'Move what both need to a module of its own.';
    findings.push({ file, rule: `imports itself: ${circle.join(' → ')}`, advice });
    // Without this import the next circle shows.
    targets.set(
      file,
      (targets.get(file) ?? []).filter((target) => target !== next),
    );
    circle = findCircle(targets);
  }
  return findings;
}

/** The nodes of a circle in the order of its edges, the first again at the end. */
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
