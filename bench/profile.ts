import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openInspector } from './inspector.ts';
import type { RunningServer } from './processes.ts';
import { printTable } from './report.ts';

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
};

/** Samples are taken this far apart; V8's own millisecond hides short functions. */
const samplingMicroseconds = 200;

/**
 * Keeps each Kiem of these targets busy once more under V8's profiler. Writes a .cpuprofile for each, which the developer
 * tools of a browser open, and prints where its time went: by package, and the costliest functions.
 */
export async function profileTargets<T extends { name: string; server: RunningServer }>(
  targets: T[],
  folder: string,
  keepBusy: (target: T) => Promise<{ times: number[] }>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const target of targets) {
    if (target.server.inspectorPort === undefined) continue;
    const inspector = await openInspector(target.server.inspectorPort);
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
    await inspector.send('Profiler.start');
    const { times } = await keepBusy(target);
    const { profile } = await inspector.send<{ profile: Profile }>('Profiler.stop');
    inspector.close();
    await writeFile(path.join(folder, `${target.name.replaceAll(/\W+/g, '-')}.cpuprofile`), JSON.stringify(profile));
    const spent = spentIn(profile);
    printTable([[`${target.name}: where`, 'ms a request'], ...largest(spent.byPlace, 12, times.length)]);
    printTable([[`${target.name}: function`, 'ms a request'], ...largest(spent.byFunction, 25, times.length)]);
  }
}

/** Milliseconds that functions took themselves, without those that they called. */
function spentIn({ nodes, samples, timeDeltas }: Profile) {
  const byNode = new Map<number, number>();
  for (const [place, node] of samples.entries()) byNode.set(node, (byNode.get(node) ?? 0) + (timeDeltas[place] ?? 0) / 1000);
  const byPlace = new Map<string, number>();
  const byFunction = new Map<string, number>();
  for (const { id, callFrame } of nodes) {
    const { functionName, url, lineNumber } = callFrame;
    const milliseconds = byNode.get(id) ?? 0;
    const place = placeOf(url, functionName);
    add(byPlace, place, milliseconds);
    add(byFunction, `${functionName || '(anonymous)'} ${place}:${lineNumber + 1}`, milliseconds);
  }
  return { byPlace, byFunction };
}

/** The package of a file, or the file itself for ours and Node's. */
function placeOf(url: string, functionName: string): string {
  if (url === '') return functionName.startsWith('(') ? functionName : '(built in)';
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? url.split('/').slice(-2).join('/');
}

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

function largest(sums: Map<string, number>, count: number, requests: number): string[][] {
  const sorted = [...sums].filter(([name]) => name !== '(idle)').sort(([, one], [, other]) => other - one);
  return sorted.slice(0, count).map(([name, milliseconds]) => [name, (milliseconds / requests).toFixed(4)]);
}
