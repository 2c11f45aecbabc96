/** The cost of one turn of a target. */
export type Turn = {
  requestsPerSecond: number;
  /** Median and 99th percentile of the response time in milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of CPU time per request, of the server and of PostgreSQL. */
  serverCpu: number;
  databaseCpu: number;
  /** Share of its core that the load generator used. Near 1 the generator is the bottleneck. */
  loadCpu: number;
  bytes: number;
  /** Share of the requests that the server refused as overloaded (503). Their CPU time is counted with that of the answered ones. */
  refused: number;
};

/** The medians of a target's turns. */
export type Measurement = Turn & {
  /** The server's CPU time in the quickest quarter of the turns, which tells of its code rather than of others on the machine. */
  quickServerCpu: number;
  /** One of each round. */
  turns: Turn[];
};

/**
 * How a figure of a target compares with its base's, as the median of their rounds: each compares what was measured together. Not a number
 * where one of them wasn't measured.
 */
export function ratioOf(measurement: Measurement | undefined, base: Measurement | undefined, figureOf = rateOf): number {
  const turns = measurement?.turns ?? [];
  return median(turns.map((turn, round) => figureOf(turn) / figureOf(base?.turns[round])));
}

const rateOf = (turn: Turn | undefined): number => turn?.requestsPerSecond ?? Number.NaN;

/** Milliseconds of CPU time of a request, of the server and of PostgreSQL; not a number where it wasn't measured. */
export function costOf(turn: Turn | undefined): number {
  return turn === undefined ? Number.NaN : turn.serverCpu + turn.databaseCpu;
}

/** The medians of turns. */
export function summarize(turns: Turn[]): Measurement {
  const of = (key: keyof Turn) => turns.map((turn) => turn[key]);
  return {
    requestsPerSecond: median(of('requestsPerSecond')),
    p50: median(of('p50')),
    p99: median(of('p99')),
    serverCpu: median(of('serverCpu')),
    databaseCpu: median(of('databaseCpu')),
    loadCpu: median(of('loadCpu')),
    bytes: median(of('bytes')),
    refused: median(of('refused')),
    quickServerCpu: quantile(of('serverCpu'), 0.25),
    turns,
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}

/** The value that such a share of the values is below; not a number without values. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
