/** A part of the browser bundle, such as a module: its size in bytes, and the parts that it imports at once. */
export type BundledModule = { size: number; imports: readonly string[] };

/** The modules that a browser loads together with all that they import: a page with the parts that come by themselves, or one part on demand. */
export type Start = {
  ids: readonly string[];
  /** How much each request counts that it makes. */
  weight: number;
  /** How many times more than that each byte counts that it loads in vain. */
  thrift?: number;
};

/** Modules that are loaded together, by the starts that load them. */
type Cluster = {
  modules: string[];
  size: number;
  starts: ReadonlySet<number>;
  /** The clusters that these modules import. */
  imports: Set<Cluster>;
};

type Weights = readonly { ofRequest: number; ofByte: number }[];

/** The worth of loading two clusters together, in bytes: exact, or at most that much. */
type Gain = { bytes: number; isExact: boolean };
type Gains = Map<Cluster, Map<Cluster, Gain>>;

/**
 * Gathers the modules that starts share in few chunks. Bundlers make a chunk for each set of starts that has something in common: some
 * seventy for a page. Two chunks become one where the requests that this saves are worth more than what some starts then load in
 * vain, and where no two chunks import each other by it, as modules would then run before what they need.
 *
 * @param worthOfRequest the bytes that one request less may cost a start
 * @returns the modules of each chunk
 */
export function gatherChunks(modules: ReadonlyMap<string, BundledModule>, starts: readonly Start[], worthOfRequest: number): string[][] {
  const clusters = new Set(clustersByStarts(modules, starts));
  const weights = starts.map(({ weight, thrift = 1 }) => ({ ofRequest: weight * worthOfRequest, ofByte: weight * thrift }));
  const gains: Gains = new Map();
  for (const cluster of clusters) addGains(gains, cluster, weights);
  for (;;) {
    const best = bestPair(gains);
    if (best === null) return [...clusters].map((cluster) => cluster.modules);
    const { one, other, gain } = best;
    if (!gain.isExact) gains.get(one)?.set(other, exactGain(one, other, weights));
    else {
      const merged = merge(one, other, clusters);
      for (const gone of [one, other]) removeGains(gains, gone);
      for (const changed of spreadStarts(merged)) {
        removeGains(gains, changed);
        addGains(gains, changed, weights);
      }
    }
  }
}

/** One cluster for each set of starts that load the same modules. */
function clustersByStarts(modules: ReadonlyMap<string, BundledModule>, starts: readonly Start[]): Cluster[] {
  const loadedBy = new Map<string, number[]>();
  for (const [number, start] of starts.entries()) {
    for (const id of reachedFrom(start.ids, modules)) loadedBy.set(id, [...(loadedBy.get(id) ?? []), number]);
  }
  const clusters = new Map<string, Cluster>();
  const clusterOf = new Map<string, Cluster>();
  for (const [id, numbers] of loadedBy) {
    const key = numbers.join();
    const cluster = clusters.get(key) ?? { modules: [], size: 0, starts: new Set(numbers), imports: new Set() };
    cluster.modules.push(id);
    cluster.size += modules.get(id)?.size ?? 0;
    clusters.set(key, cluster);
    clusterOf.set(id, cluster);
  }
  for (const [id, cluster] of clusterOf) {
    for (const imported of modules.get(id)?.imports ?? []) {
      const target = clusterOf.get(imported);
      if (target !== undefined && target !== cluster) cluster.imports.add(target);
    }
  }
  return [...clusters.values()];
}

/** These modules, and all that they import at once. */
export function reachedFrom(ids: readonly string[], modules: ReadonlyMap<string, BundledModule>): Set<string> {
  const reached = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const found = modules.get(id);
    if (found === undefined || reached.has(id)) continue;
    reached.add(id);
    open.push(...found.imports);
  }
  return reached;
}

/** The clusters that come with one, as it imports them or others that do; without those behind `leftOut`. */
function importedBy(cluster: Cluster, leftOut?: Cluster): Set<Cluster> {
  const reached = new Set<Cluster>();
  const open = [...cluster.imports].filter((imported) => imported !== leftOut);
  for (let imported = open.pop(); imported !== undefined; imported = open.pop()) {
    if (reached.has(imported)) continue;
    reached.add(imported);
    open.push(...imported.imports);
  }
  return reached;
}

/** Notes what it is at most worth to load a cluster with each of the others. */
function addGains(gains: Gains, cluster: Cluster, weights: Weights): void {
  gains.set(
    cluster,
    new Map([...gains.keys()].map((other) => [other, { bytes: gainWithout([cluster], [other], weights), isExact: false }])),
  );
}

function removeGains(gains: Gains, cluster: Cluster): void {
  gains.delete(cluster);
  for (const others of gains.values()) others.delete(cluster);
}

/** With what the two import, which comes along; nothing where one imports the other through a third, which would make a circle. */
function exactGain(one: Cluster, other: Cluster, weights: Weights): Gain {
  const [behindOne, behindOther] = [importedBy(one, other), importedBy(other, one)];
  if (behindOne.has(other) || behindOther.has(one)) return { bytes: 0, isExact: true };
  return { bytes: gainWithout([one, ...behindOne], [other, ...behindOther], weights), isExact: true };
}

/** The worth of a request less for those that load both firsts, less what others then load in vain. */
function gainWithout(one: [Cluster, ...Cluster[]], other: [Cluster, ...Cluster[]], weights: Weights): number {
  const lost = (starts: ReadonlySet<number>, clusters: Cluster[]) =>
    [...starts].reduce((sum, start) => sum + (weights[start]?.ofByte ?? 0) * sizeOf(clusters.filter((each) => !each.starts.has(start))), 0);
  const both = [...one[0].starts].filter((start) => other[0].starts.has(start));
  const saved = both.reduce((sum, start) => sum + (weights[start]?.ofRequest ?? 0), 0);
  return saved - lost(one[0].starts, other) - lost(other[0].starts, one);
}

function sizeOf(clusters: Cluster[]): number {
  return clusters.reduce((sum, { size }) => sum + size, 0);
}

function bestPair(gains: Gains): { one: Cluster; other: Cluster; gain: Gain } | null {
  let best: { one: Cluster; other: Cluster; gain: Gain } | null = null;
  for (const [one, others] of gains) {
    for (const [other, gain] of others) if (gain.bytes > (best?.gain.bytes ?? 0)) best = { one, other, gain };
  }
  return best;
}

function merge(one: Cluster, other: Cluster, clusters: Set<Cluster>): Cluster {
  const imports = new Set([...one.imports, ...other.imports]);
  const merged = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    starts: new Set([...one.starts, ...other.starts]),
    imports,
  };
  for (const gone of [one, other]) {
    imports.delete(gone);
    clusters.delete(gone);
  }
  for (const cluster of clusters) {
    const had = [one, other].map((gone) => cluster.imports.delete(gone));
    if (had.includes(true)) cluster.imports.add(merged);
  }
  clusters.add(merged);
  return merged;
}

/** A start that loads a cluster loads what it imports. Returns the cluster with those that are loaded by more starts now. */
function spreadStarts(cluster: Cluster): Cluster[] {
  const more = [...importedBy(cluster)].filter(({ starts }) => [...cluster.starts].some((start) => !starts.has(start)));
  for (const imported of more) imported.starts = new Set([...imported.starts, ...cluster.starts]);
  return [cluster, ...more];
}
