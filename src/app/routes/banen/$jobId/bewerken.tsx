import { createFileRoute } from '@tanstack/react-router';
import { EditJobScreen } from '../../../../features/jobs/own/components/edit-job-screen.tsx';
import { forbidden } from '../../../../features/jobs/own/texts.ts';
import { ownJobOptions } from '../../../../features/jobs/own/view/own-job-options.ts';
import { loadFailed } from '../../../../features/jobs/texts.ts';
import { useMe } from '../../../../features/profiles/hooks.ts';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { dayOf } from '../../../../platform/web/format/days.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';
import { entityRoute } from '../../../shell/entity-route.ts';
import { FailedPage, LedBack } from '../../../shell/failed-page.tsx';
import { UnknownJobPage } from '../../../shell/unknown-job-page.tsx';

const signedOut = { title: 'Inloggen vereist', message: 'Je moet ingelogd zijn om een vacature te bewerken.' };
const refusedHead = { title: 'Vacature bewerken', description: 'Werk je vacature bij.' };

const entity = entityRoute({
  options: (api, { jobId }: { jobId: string }) => ownJobOptions(api, jobId),
  title: () => 'Vacature bewerken',
  name: 'Vacature bewerken',
  description: 'Werk je vacature bij.',
  // Visitors are told why they are led away, below.
  publicPath: () => null,
});

export const Route = createFileRoute('/banen/$jobId/bewerken')({
  ...entity,
  async loader(options: Parameters<typeof entity.loader>[0]) {
    try {
      return { ...(await entity.loader(options)), refusal: null };
    } catch (error) {
      const code = readFailure(error)?.code;
      if (code === 'UNAUTHORIZED' || code === 'FORBIDDEN') return { head: refusedHead, madeAt: Date.now(), refusal: code };
      throw error;
    }
  },
  component: EditJobPage,
  errorComponent: LoadFailedPage,
  notFoundComponent: UnknownJobPage,
});

function EditJobPage() {
  const me = useMe();
  const { jobId } = Route.useParams();
  const { madeAt, refusal } = Route.useLoaderData();
  if (refusal !== null) return <RefusedPage {...(refusal === 'FORBIDDEN' ? forbidden : signedOut)} />;
  if (me === null) return null;
  return (
    <EditJobScreen
      // Remounts for the next job, so that nothing typed carries over.
      key={jobId}
      poster={{ ...me, jobTitle: '', company: '' }}
      jobId={jobId}
      now={new Date(madeAt).toISOString()}
      today={dayOf(madeAt)}
    />
  );
}

function LoadFailedPage() {
  return (
    <FailedPage title={loadFailed.one} way={<ButtonLink to="/banen">Naar de vacatures</ButtonLink>}>
      Er ging iets mis onderweg. Je vacature zelf is er nog.
    </FailedPage>
  );
}

/** In the place of the form, for whoever may not change the job. */
function RefusedPage({ title, message }: { title: string; message: string }) {
  return (
    <LedBack to="/banen" title={title} message={message}>
      <NoticePage
        drawing="adrift"
        title={title}
        actions={
          <ButtonLink to="/banen" tone="primary">
            Naar de vacatures
          </ButtonLink>
        }
      >
        <p>{message}</p>
      </NoticePage>
    </LedBack>
  );
}
