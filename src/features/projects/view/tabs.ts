import type { Project } from '../contract.ts';
import type { projectAddress } from './search.ts';

type Address = ReturnType<(typeof projectAddress)['read']>;
export type ProjectTab = NonNullable<Address['tab']> | 'details';

/** The tabs of a project, in one order for everybody; its owner has the talent and the people too. */
export function tabsOf({ can }: Pick<Project, 'can'>): ProjectTab[] {
  const shared: ProjectTab[] = ['details', 'updates', 'vragen', 'pitch-deck'];
  return can.edit ? [...shared, 'talent', 'mensen'] : shared;
}

/** The tab that an address asks for, or the first where the viewer doesn't have that one. */
export function tabOf({ tab }: Address, project: Pick<Project, 'can'>): ProjectTab {
  return tab !== undefined && tabsOf(project).includes(tab) ? tab : 'details';
}
