import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import type { ProjectCard } from '../contract.ts';
import { categoryLabels, statusLabels } from '../policy.ts';

const tones = { draft: 'waiting', active: 'leaf', completed: 'outlinePrimary' } as const;

/** A project's category and state. */
export function ProjectBadges({
  project: { category, status, isWithdrawn },
}: {
  project: Pick<ProjectCard, 'category' | 'status' | 'isWithdrawn'>;
}) {
  return (
    <Row gap={8}>
      <Badge>{categoryLabels[category]}</Badge>
      <Badge tone={isWithdrawn ? 'danger' : tones[status]}>{isWithdrawn ? 'Ingetrokken' : statusLabels[status]}</Badge>
    </Row>
  );
}
