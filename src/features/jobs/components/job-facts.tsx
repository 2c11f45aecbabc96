import { formatWholeDay } from '../../../platform/calendar.ts';
import { unbroken } from '../../../platform/web/format/unbroken.ts';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { IconCalendarDue, IconCoinEuro, IconMapPin } from '../../../platform/web/kit/icons.tsx';
import type { JobCard, Pay } from '../contract.ts';
import { payOf, placeOf } from '../texts.ts';

/** The place, the pay and the deadline of a job. */
export function JobFacts({ job }: { job: Pick<JobCard, 'location' | 'country' | 'deadline' | keyof Pay> }) {
  const isYearly = job.salaryMin !== null || job.salaryMax !== null;
  return (
    <Facts>
      <Fact icon={IconMapPin} label="Plaats">
        {placeOf(job)}
      </Fact>
      <Fact icon={IconCoinEuro} label={job.type === 'freelance' ? 'Tarief' : 'Salaris'}>
        {payOf(job)}
        {isYearly && ' per jaar'}
      </Fact>
      {job.deadline !== null && (
        <Fact icon={IconCalendarDue} label="Deadline">
          Solliciteren tot en met {unbroken(formatWholeDay(job.deadline))}
        </Fact>
      )}
    </Facts>
  );
}
