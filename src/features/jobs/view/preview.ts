import type { Job } from '../contract.ts';
import { shownTitle } from './shown-title.ts';

/** The picture of a job's link previews. Its address changes with the job, so that others ask for the new one. */
export function previewOf({ id, title, updatedAt }: Pick<Job, 'id' | 'title' | 'updatedAt'>): { path: string; alt: string } {
  return { path: `/beeld/banen/${id}.png?v=${Date.parse(updatedAt).toString(36)}`, alt: shownTitle(title) };
}
