import { costOf, type Measurement, ratioOf } from './measurement.ts';

/** A measured figure and the target it has to reach. */
export type Bar = { name: string; measured: number; bar: number; is: 'at least' | 'at most'; unit?: string };

export type ReportRow = { name: string; measurement: Measurement; base?: Measurement };

/** The printed figures, for the file of results. */
export type Reported = { rows: ReportRow[]; bars: Bar[] };

let reported: Reported = { rows: [], bars: [] };

/** Returns what was printed since the last call. */
export function takeReported(): Reported {
  const taken = reported;
  reported = { rows: [], bars: [] };
  return taken;
}

/**
 * Prints the measurements, each relative to its base: in requests per second, and in CPU time, which
 * is less sensitive to other work on the machine.
 */
export function printMeasurements(rows: ReportRow[]): void {
  reported.rows.push(...rows);
  const header = ['', 'req/s', 'ratio', 'of CPU', 'p50 ms', 'p99 ms', 'server CPU ms', 'quick', 'PG CPU ms', 'KB', 'load core', 'refused'];
  const lines = rows.map(({ name, measurement: m, base }) => [
    name,
    m.requestsPerSecond.toFixed(0),
    base === undefined ? '' : ratioOf(m, base).toFixed(2),
    base === undefined ? '' : ratioOf(base, m, costOf).toFixed(2),
    m.p50.toFixed(1),
    m.p99.toFixed(1),
    m.serverCpu.toFixed(3),
    m.quickServerCpu.toFixed(3),
    m.databaseCpu.toFixed(3),
    (m.bytes / 1000).toFixed(1),
    `${Math.round(m.loadCpu * 100)}%`,
    m.refused === 0 ? '' : `${(m.refused * 100).toFixed(1)}%`,
  ]);
  printTable([header, ...lines]);
}

/** Prints each target and whether it is met. */
export function printBars(bars: Bar[]): void {
  reported.bars.push(...bars);
  const lines = bars.map(({ name, measured, bar, is, unit = '' }) => {
    const holds = is === 'at least' ? measured >= bar : measured <= bar;
    return [name, format(measured), `${is} ${format(bar)}${unit}`, holds ? 'holds' : 'BAR MISSED'];
  });
  printTable([['', 'measured', 'bar', ''], ...lines]);
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}

export function printTable(rows: string[][]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  const [header = [], ...lines] = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
  process.stdout.write(`\n${[header, '─'.repeat(header.length), ...lines].join('\n')}\n`);
}
