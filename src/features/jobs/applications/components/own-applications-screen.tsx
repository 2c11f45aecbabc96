import { useNow } from '../../../../platform/web/browser/use-now.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../../platform/web/kit/page-head.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { JobsTabs } from '../../components/jobs-tabs.tsx';
import { useOwnApplications } from '../hooks/own.ts';
import { OwnApplicationCard } from './own-application-card.tsx';

const words = {
  failed: 'Kon je sollicitaties niet laden.',
  more: 'Meer sollicitaties',
  moreFailed: 'Meer sollicitaties konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 sollicitatie geladen.' : `Nog ${count} sollicitaties geladen.`),
};

/** The viewer's own applications: where each stands, and when an answer is owed. */
export function OwnApplicationsScreen({ madeAt }: { madeAt: number }) {
  const now = useNow(madeAt);
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title="Mijn sollicitaties" about="Waar je solliciteerde, hoe het ervoor staat en wanneer je uiterlijk iets hoort." />
        <JobsTabs current="applications" />
        <PagedList
          list={useOwnApplications()}
          words={words}
          label="Mijn sollicitaties"
          keyOf={({ id }) => id}
          gap={12}
          atFirst={8}
          skeleton={<OwnSkeleton />}
          empty={
            <EmptyState
              drawing="seed"
              title="Je hebt nog niet gesolliciteerd."
              text="Zie je een vacature die past? Solliciteren doe je in een paar stappen."
            >
              <ButtonLink to="/banen" tone="primary">
                Bekijk de vacatures
              </ButtonLink>
            </EmptyState>
          }
        >
          {(application) => <OwnApplicationCard application={application} now={now} />}
        </PagedList>
      </Stack>
    </Page>
  );
}

function OwnSkeleton() {
  return (
    <Loading label="Sollicitaties laden...">
      <Stack gap={12}>
        {[60, 45, 70].map((width) => (
          <Card key={width}>
            <Skeleton block={24} width={width} />
            <Skeleton lines={2} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
