import { Suspense } from 'react';
import { onDemand } from '../../../../platform/web/browser/on-demand.tsx';
import type { Project } from '../../contract.ts';
import { useMarks } from '../hooks.ts';

/** The page goes on without it. */
const KeptAside = onDemand(
  async () => (await import('./kept-aside.tsx')).KeptAside,
  () => undefined,
);

/** Beside a project that the viewer saved: how far they are with it, and their note. */
export function SavedAside({ project }: { project: Pick<Project, 'id' | 'title'> }) {
  const mark = useMarks()?.find(({ projectId }) => projectId === project.id);
  return mark === undefined ? null : (
    <Suspense>
      <KeptAside project={project} mark={mark} />
    </Suspense>
  );
}
