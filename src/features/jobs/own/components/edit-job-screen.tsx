import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../../profiles/contract.ts';
import { useOwnJob } from '../hooks/own-job.ts';
import { toDraft } from '../view/draft.ts';
import { JobForm } from './job-form.tsx';
import { StateCard } from './state-card.tsx';

type EditJobScreenProps = { poster: PersonSummary; jobId: string; now: string; today: string };

/** Changes one's own job, and its state. */
export function EditJobScreen({ poster, jobId, now, today }: EditJobScreenProps) {
  const navigate = useNavigate();
  const job = useOwnJob(jobId);
  // The form goes on with the job that it began with, whatever is fetched again since.
  const [begun] = useState(job);
  const leave = () => void navigate({ to: '/banen/$jobId', params: { jobId } });
  return (
    <Page>
      <Stack gap={12}>
        <BackLink to="/banen/$jobId" params={{ jobId }}>
          Vacature
        </BackLink>
        <JobForm
          title="Vacature bewerken"
          poster={poster}
          place={jobId}
          initial={toDraft(begun)}
          job={begun}
          now={now}
          today={today}
          beside={(onReopened) => (
            <StateCard
              job={{ ...job, title: job.fields.title, deadline: job.fields.deadline }}
              today={today}
              isBesideForm
              onReopened={onReopened}
            />
          )}
          submitLabel="Opslaan"
          onSaved={() => {
            toast({ kind: 'success', title: 'Vacature succesvol bijgewerkt!' });
            leave();
          }}
          onCancel={leave}
        />
      </Stack>
    </Page>
  );
}
