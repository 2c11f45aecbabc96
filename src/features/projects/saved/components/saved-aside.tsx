import { Suspense } from 'react';
import { onDemand } from '../../../../platform/web/browser/on-demand.tsx';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import type { Project } from '../../contract.ts';
import { useMarks } from '../hooks.ts';

/** The page goes on without it. */
const KeptAside = onDemand(
  async () => (await import('./kept-aside.tsx')).KeptAside,
  () => undefined,
);

type SavedAsideProps = { project: Pick<Project, 'id' | 'title'> };

/** Beside a project that the viewer saved: how far they are with it, and their note. Nothing on the server, which doesn't ask for marks. */
export function SavedAside({ project }: SavedAsideProps) {
  return useHydrated() ? <MarkedAside project={project} /> : null;
}

function MarkedAside({ project }: SavedAsideProps) {
  const mark = useMarks()?.find(({ projectId }) => projectId === project.id);
  return mark === undefined ? null : (
    <Suspense>
      <KeptAside project={project} mark={mark} />
    </Suspense>
  );
}
