import { fullProject } from '../../src/features/projects/factory.ts';
import type { ProjectFields } from '../../src/features/projects/own/contract.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Difference } from './compare.ts';
import type { Writer } from './sign-up-writers.ts';

/** The mark of the last save of each project that was answered, by the project's id, with its owner. */
export type SavedProjects = Map<string, { ownerId: string; mark: string }>;

/** Saves of a project before the writer begins another. */
const savesOfProject = 10;

/** Whole projects whose every part has the mark, so that parts of two saves would show. */
function markedProject(mark: string): ProjectFields {
  const fields = fullProject();
  const { plan } = fields;
  return {
    ...fields,
    title: mark,
    slogan: mark,
    roles: fields.roles.map((role) => ({ ...role, roleName: mark })),
    plan: {
      ...plan,
      problemStatement: mark,
      features: plan.features.map((feature) => ({ ...feature, name: mark })),
      milestones: plan.milestones.map((milestone) => ({ ...milestone, title: mark })),
      uses: plan.uses.map((use) => ({ ...use, purpose: mark })),
    },
  };
}

function marksOf({ title, slogan, roles, plan }: ProjectFields): string[] {
  const rows = [
    roles.map(({ roleName }) => roleName),
    plan.features.map(({ name }) => name),
    plan.milestones.map((milestone) => milestone.title),
    plan.uses.map(({ purpose }) => purpose),
  ];
  return [title, slogan, plan.problemStatement, ...rows.flat()];
}

/** The saves of one writer, as a form makes them: each is based on the version that the last one returned. */
export function startSaving({ id: ownerId, api }: Writer, saved: SavedProjects) {
  let current: { id: string; version: number } | null = null;
  let saves = 0;

  /** Saves once more, or begins a new project; `insist` repeats the same save until it is answered. */
  return async function save(mark: string, insist: <Answer>(attempt: () => Promise<Answer>) => Promise<Answer>): Promise<void> {
    const fields = markedProject(mark);
    const before = saves % savesOfProject === 0 ? null : current;
    const { id, version } = before ?? { id: newId(), version: 0 };
    const answer = await insist(() =>
      before === null ? api.ownProjects.createProject({ id, publish: true, fields }) : api.ownProjects.saveProject({ id, version, fields }),
    );
    current = { id, version: answer.version };
    saves += 1;
    saved.set(id, { ownerId, mark });
  };
}

export type ProjectDifference = Difference & {
  /** Projects with parts of two saves, or without some. */
  half: string[];
};

/** Compares what the owners read of their projects with what was answered. */
export async function compareProjects(writers: Writer[], saved: SavedProjects): Promise<ProjectDifference> {
  const difference: ProjectDifference = { lost: [], surplus: [], half: [] };
  const partCount = marksOf(fullProject()).length;
  for (const { id: ownerId, api } of writers) {
    const listed = await listOwn(api);
    difference.surplus.push(...listed.filter((id) => saved.get(id)?.ownerId !== ownerId));
    for (const [id, { mark }] of [...saved].filter(([, project]) => project.ownerId === ownerId)) {
      const marks = listed.includes(id) ? marksOf((await api.ownProjects.readOwnProject({ id })).fields) : [];
      if (marks[0] !== mark) difference.lost.push(id);
      if (marks.length > 0 && (marks.length !== partCount || new Set(marks).size !== 1)) difference.half.push(id);
    }
  }
  return difference;
}

async function listOwn(api: Writer['api']): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await api.projects.listProjects({ own: true, after });
    ids.push(...page.projects.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return ids;
}
