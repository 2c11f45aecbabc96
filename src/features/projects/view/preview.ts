import type { Project } from '../contract.ts';

/** The picture of a project's link previews. Its address changes with the project, so that others ask for the new one. */
export function previewOf({ id, title, updatedAt }: Pick<Project, 'id' | 'title' | 'updatedAt'>): { path: string; alt: string } {
  return { path: `/beeld/projecten/${id}.png?v=${Date.parse(updatedAt).toString(36)}`, alt: title };
}
