import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { JobDetails } from '../../components/job-details.tsx';
import { JobHead } from '../../components/job-head.tsx';
import type { Job } from '../../contract.ts';
import style from './preview-dialog.module.css';

/** The job that is being written, as a visitor will see it. */
export function PreviewDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <Dialog size="large" title="Zo ziet een bezoeker het" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard. */}
      <section className={style.scroll} tabIndex={0} aria-label="Voorbeeld">
        <Stack gap={16}>
          <JobHead job={job} isPreview />
          <JobDetails job={job} />
        </Stack>
      </section>
    </Dialog>
  );
}
