/** A project of the demo that everybody sees. */
export type ListedProject = { id: string; ownerId: string; title: string };

/** Finds projects of the demo by the beginning of their title. */
export function findProject(projects: ListedProject[]): (beginning: string) => ListedProject {
  return (beginning) => {
    const project = projects.find(({ title }) => title.startsWith(beginning));
    if (project === undefined) throw new Error(`No project of the demo begins with ${beginning}.`);
    return project;
  };
}
