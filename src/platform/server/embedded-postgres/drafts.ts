import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './processes.ts';

const suffix = /\.new-(\d+)$/;

/** The name that something is made under until it is whole and renamed: a kill leaves nothing half in its place. */
export function draftOf(target: string): string {
  return `${target}.new-${process.pid}`;
}

/** Removes the drafts of processes that were killed; that of one which still runs stays. */
export async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = Number(suffix.exec(name)?.[1]);
    if (Number.isNaN(maker) || (maker !== process.pid && isAlive(maker))) continue;
    // A program that still writes there ends when it finds its files gone.
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
