import type { Job } from '../contract.ts';
import { jobPostingOf } from '../view/job-posting.ts';

/** The data of an open job for search engines. It is no script, so that the policy of scripts doesn't apply to it. */
export function JobPostingData({ job, appUrl }: { job: Job; appUrl: string }) {
  const data = jobPostingOf(job, { appUrl });
  // A '<' could end the element.
  return data && <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
