import type { ClientLink } from '@orpc/client';
import { isFileMissing } from '../browser/missing-files.ts';

type Link = ClientLink<Record<never, never>>;

let link: Link | undefined;

/** The code that sends calls, once it is there. */
export const loadedLink = (): Link | undefined => link;

/** Called by the code itself. */
export function takeLink(loaded: Link): void {
  link = loaded;
}

/** Whether that code didn't come. Browsers may remember that: then only a new page gets it. */
export const isLinkMissing = (): boolean => link === undefined && isFileMissing();
