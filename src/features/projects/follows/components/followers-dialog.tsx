import { useRef } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { useFollowers } from '../hooks.ts';

const words = {
  failed: 'Je volgers konden niet worden geladen.',
  more: 'Meer volgers',
  moreFailed: 'Meer volgers konden niet worden geladen.',
};

/** The people who follow one's project, the last first. */
export function FollowersDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const dialog = useRef<{ close(): void }>(null);
  const followers = useFollowers(projectId);
  return (
    <Dialog ref={dialog} title="Volgers" onClose={onClose}>
      <PagedList
        list={followers}
        label="Volgers"
        keyOf={({ person }) => person.id}
        layout="lines"
        size="line"
        words={words}
        skeleton={<FollowersSkeleton />}
        empty={<EmptyState drawing="sprout" title="Nog geen volgers." text="Deel je project, dan weten mensen het te vinden." />}
      >
        {({ person, followsSince }) => (
          <PersonLink person={person}>
            <Text tone="muted" size="small">
              Volgt sinds {formatDate(followsSince)}
            </Text>
          </PersonLink>
        )}
      </PagedList>
      <Actions align="end" isPinned>
        <Button onClick={() => dialog.current?.close()}>Sluiten</Button>
      </Actions>
    </Dialog>
  );
}

function FollowersSkeleton() {
  return (
    <Loading label="Volgers laden...">
      <Stack gap={16}>
        {[60, 45, 55].map((width) => (
          <Row key={width} gap={12} isUnbroken>
            <Skeleton circle={40} />
            <Skeleton block={20} width={width} />
          </Row>
        ))}
      </Stack>
    </Loading>
  );
}
