import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconBriefcase } from '../../../platform/web/kit/icons.tsx';
import type { Project, ShownRole } from '../../projects/contract.ts';

type RoleJobProps = { project: Pick<Project, 'id' | 'can'>; role: Pick<ShownRole, 'id' | 'roleName' | 'isFilled'> };

/** The job for a role of a project; its owner is offered to post one. Nothing on the server, which doesn't ask for jobs there. */
export function RoleJob(shown: RoleJobProps) {
  return useHydrated() ? <KnownJob {...shown} /> : null;
}

function KnownJob({ project: { id, can }, role }: RoleJobProps) {
  const { data } = useQuery(useApi().jobs.listJobs.queryOptions({ input: { project: id }, meta: { shows: ['jobs', 'self'] } }));
  const job = data?.jobs.find(({ projectRoleId }) => projectRoleId === role.id);
  if (job !== undefined) {
    return (
      <ButtonLink to="/banen/$jobId" params={{ jobId: job.id }} size="small" aria-label={`Bekijk de vacature: ${job.title}`}>
        Bekijk de vacature
      </ButtonLink>
    );
  }
  if (!can.edit || role.isFilled || data === undefined) return null;
  return (
    <ButtonLink to="/banen/nieuw" search={{ rol: role.id }} size="small" aria-label={`Maak hier een vacature van: ${role.roleName}`}>
      <IconBriefcase size={18} stroke={1.75} aria-hidden />
      Maak hier een vacature van
    </ButtonLink>
  );
}
