import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import type { Job } from '../contract.ts';
import { ApplyButton } from './apply-button.tsx';

/** The way to apply for a job on its own page, or to the application that the reader sent. */
export function ApplyOrApplied({ job }: { job: Job }) {
  const { ownApplication } = job;
  if (ownApplication === null) return <ApplyButton job={job} />;
  if (!ownApplication.isKept) return null;
  return (
    <ButtonLink to="/banen/sollicitaties/$applicationId" params={{ applicationId: ownApplication.id }} tone="primary">
      Bekijk je sollicitatie
    </ButtonLink>
  );
}
