import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import type { JobCard } from '../contract.ts';
import { ApplyButton } from './apply-button.tsx';

type ApplyOrAppliedProps = {
  job: Pick<JobCard, 'id' | 'title' | 'isOpen' | 'ownApplication' | 'can'>;
  /** Among others like it, its name says for which job. */
  isOnCard?: boolean;
};

/** The way to apply for a job, or to the application that the reader sent. */
export function ApplyOrApplied({ job, isOnCard = false }: ApplyOrAppliedProps) {
  const { ownApplication, title } = job;
  if (ownApplication === null) return <ApplyButton job={job} isOnCard={isOnCard} />;
  if (!ownApplication.isKept) return null;
  return (
    <ButtonLink
      to="/banen/sollicitaties/$applicationId"
      params={{ applicationId: ownApplication.id }}
      tone="primary"
      aria-label={isOnCard ? `Bekijk je sollicitatie: ${title}` : undefined}
    >
      Bekijk je sollicitatie
    </ButtonLink>
  );
}
