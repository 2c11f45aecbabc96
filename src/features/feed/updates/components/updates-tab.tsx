import { Suspense } from 'react';
import { onDemand } from '../../../../platform/web/browser/on-demand.tsx';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import type { Project } from '../../../projects/contract.ts';
import { UpdatesSkeleton } from './updates-skeleton.tsx';

const ProjectUpdates = onDemand(async () => (await import('./project-updates.tsx')).ProjectUpdates);

type UpdatesTabProps = {
  project: Project;
  /** The moment of this page, so that server and browser show the same ages. */
  madeAt: number;
};

function Shown({ project, madeAt }: UpdatesTabProps) {
  const { can, status, isWithdrawn } = project;
  const canShare = can.edit && status === 'active' && !isWithdrawn;
  const me = useMe();
  if (me !== null) {
    return (
      <Suspense fallback={<UpdatesSkeleton hasField={canShare} />}>
        <ProjectUpdates me={me} project={project} canShare={canShare} madeAt={madeAt} />
      </Suspense>
    );
  }
  return (
    <EmptyState drawing="sprout" title="Updates zijn voor leden." text="Log in om te lezen hoe het met dit project gaat.">
      <ButtonLink to="/auth" search={{ next: `/projecten/${project.id}?tab=updates` }} tone="primary">
        Inloggen
      </ButtonLink>
    </EmptyState>
  );
}

/** The updates of a project, which are for members. Their code comes when they are opened, or once the page's loader asked for it. */
export const UpdatesTab = Object.assign(Shown, { load: ProjectUpdates.load });
