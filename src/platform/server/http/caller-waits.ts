type Wait = { network: string; end(): void };

/**
 * Bounds the requests that wait for their callers: for the rest of a body, or until an answer is read. A newcomer is always let in; beyond
 * the bound it takes the place of the oldest one of the network that has most. So one network can't take the places of others, and
 * the many people behind one address have as many as nobody else wants.
 * @param most how many wait at once
 */
export function createCallerWaits(most: number) {
  const waits = new Set<Wait>();

  function makeRoom(): void {
    const counts = new Map<string, number>();
    for (const { network } of waits) counts.set(network, (counts.get(network) ?? 0) + 1);
    const largest = Math.max(...counts.values());
    const oldest = [...waits].find(({ network }) => counts.get(network) === largest);
    if (oldest === undefined) return;
    waits.delete(oldest);
    oldest.end();
  }

  /** Takes a place; returns the way to give it back. `end` is called when somebody else needs it. */
  return function wait(network: string, end: () => void): () => void {
    if (waits.size >= most) makeRoom();
    const own = { network, end };
    waits.add(own);
    return () => {
      waits.delete(own);
    };
  };
}
