import { useNow } from '../../../../platform/web/browser/use-now.ts';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { useActivity } from '../hooks.ts';
import { ActCard } from './act-card.tsx';

type PersonActivityProps = {
  personId: string;
  /** The moment of this page, so that server and browser show the same ages. */
  madeAt: number;
  /** Where there is none. */
  none: string;
};

/** On a profile, what a person did beside posting, newest first. */
export function PersonActivity({ personId, madeAt, none }: PersonActivityProps) {
  const acts = useActivity(personId);
  const now = useNow(madeAt);
  return (
    <PagedList
      list={acts}
      label="Activiteit"
      keyOf={({ kind, id }) => `${kind}-${id}`}
      words={{
        failed: 'De activiteit kon niet worden geladen.',
        more: 'Oudere activiteit tonen',
        loading: 'Oudere activiteit laden...',
        moreFailed: 'De oudere activiteit kon niet worden geladen.',
      }}
      skeleton={
        <Loading label="Activiteit laden...">
          <Stack gap={12}>
            <Card>
              <Skeleton block={72} />
            </Card>
            <Card>
              <Skeleton block={72} />
            </Card>
          </Stack>
        </Loading>
      }
      empty={<Text tone="muted">{none}</Text>}
    >
      {(act) => <ActCard act={act} now={now} />}
    </PagedList>
  );
}
