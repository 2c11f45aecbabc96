import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import type { JobCard } from '../contract.ts';
import { closingLabels, jobTypeLabels } from '../policy.ts';

type JobBadgesProps = {
  job: Pick<JobCard, 'type' | 'isRemote' | 'projectRoleId' | 'footing' | 'isOpen' | 'closing'>;
  /** With its state: on its page, and for its poster. */
  hasState?: boolean;
};

/** The kind of a job, and what is special about it. */
export function JobBadges({ job: { type, isRemote, projectRoleId, footing, isOpen, closing }, hasState = false }: JobBadgesProps) {
  return (
    <Row gap={8}>
      {hasState && <Badge tone={isOpen ? 'leaf' : 'danger'}>{isOpen ? 'Actief' : 'Inactief'}</Badge>}
      {hasState && closing !== null && <Badge tone="outline">{closingLabels[closing]}</Badge>}
      <Badge>{jobTypeLabels[type]}</Badge>
      {isRemote && <Badge tone="outline">Remote</Badge>}
      {projectRoleId !== null && <Badge tone="outlinePrimary">Project Rol</Badge>}
      {footing === 'subject-to-funding' && <Badge tone="waiting">Onder voorbehoud van financiering</Badge>}
    </Row>
  );
}
