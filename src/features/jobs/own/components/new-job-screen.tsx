import { useNavigate } from '@tanstack/react-router';
import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../../profiles/contract.ts';
import type { Draft } from '../view/draft.ts';
import { JobForm } from './job-form.tsx';

type NewJobScreenProps = {
  poster: PersonSummary;
  /** Empty, or begun from a role or another job. */
  initial: Draft;
  /** Where the browser keeps it. */
  place: string;
  now: string;
  today: string;
};

/** Posts a job. */
export function NewJobScreen({ poster, initial, place, now, today }: NewJobScreenProps) {
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/banen' });
  return (
    <Page>
      <Stack gap={12}>
        <BackLink to="/banen">Vacatures</BackLink>
        <JobForm
          title="Nieuwe vacature"
          poster={poster}
          place={place}
          initial={initial}
          job={null}
          now={now}
          today={today}
          submitLabel="Vacature plaatsen"
          onSaved={() => {
            toast({ kind: 'success', title: 'Vacature succesvol aangemaakt!' });
            leave();
          }}
          onCancel={leave}
        />
      </Stack>
    </Page>
  );
}
