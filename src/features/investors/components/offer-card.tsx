import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { IconArrowBackUp, IconEyeOff } from '../../../platform/web/kit/icons.tsx';
import { ProjectCard } from '../../projects/components/project-card.tsx';
import type { DashboardProject, OwnCriteria } from '../contract.ts';
import { useDismissal } from '../hooks.ts';
import { reasonsOf } from '../view/reasons.ts';
import { Reasons } from './reasons.tsx';

type OfferCardProps = {
  offer: DashboardProject;
  /** Undefined until they are known. */
  criteria: OwnCriteria | undefined;
  first: boolean;
  heading: 'h2' | 'h3';
};

/** A project beside an investor's criteria, and how to keep it out of their matches. */
export function OfferCard({ offer, criteria, first, heading }: OfferCardProps) {
  const { project, isMatch, isNew, isDismissed } = offer;
  const { mutate } = useDismissal(offer);
  const Sign = isDismissed ? IconArrowBackUp : IconEyeOff;
  const label = isDismissed ? 'Toch interessant' : 'Niet interessant';
  return (
    <ProjectCard
      project={project}
      first={first}
      heading={heading}
      badge={
        <>
          {isMatch && <Badge tone="leaf">Match</Badge>}
          {isNew && <Badge tone="outlinePrimary">Nieuw</Badge>}
          {isDismissed && <Badge tone="outline">Niet interessant</Badge>}
        </>
      }
      acts={
        <Button size="small" aria-label={`${label}: ${project.title}`} onClick={() => mutate(!isDismissed)}>
          <Sign size={18} stroke={1.75} aria-hidden />
          {label}
        </Button>
      }
    >
      {criteria !== undefined && <Reasons isMatch={isMatch} reasons={reasonsOf(criteria, offer)} />}
    </ProjectCard>
  );
}
