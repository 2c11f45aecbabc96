import { type ReactNode, useRef } from 'react';
import { useNow } from '../../../../platform/web/browser/use-now.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import type { Me } from '../../../profiles/hooks.ts';
import type { Project } from '../../../projects/contract.ts';
import { Composer } from '../../components/composer.tsx';
import { FeedSkeleton } from '../../components/feed-skeleton.tsx';
import { PostItem } from '../../components/post-item.tsx';
import { useUpdates } from '../hooks.ts';

const words = {
  failed: 'De updates konden niet worden geladen.',
  more: 'Oudere updates tonen',
  moreFailed: 'De oudere updates konden niet worden geladen.',
};

type ProjectUpdatesProps = {
  me: Me;
  /** They are its owner, and it is open. */
  canShare: boolean;
  project: Project;
  /** The moment of this page, so that server and browser show the same ages. */
  madeAt: number;
};

/** The updates of a project, with the field for a new one for its owner. */
export function ProjectUpdates({ me, canShare, project, madeAt }: ProjectUpdatesProps) {
  const { id } = project;
  const updates = useUpdates(id);
  const now = useNow(madeAt);
  const composer = useRef<{ focus(): void }>(null);
  return (
    <Stack gap={16}>
      {canShare && <Composer me={me} project={project} ref={composer} />}
      <PagedList
        list={updates}
        label="Updates"
        keyOf={(post) => post.id}
        words={words}
        skeleton={<FeedSkeleton />}
        empty={<NoUpdates>{canShare && <Button onClick={() => composer.current?.focus()}>Schrijf een update</Button>}</NoUpdates>}
      >
        {/* On its own page the project needs no card. */}
        {(post, place) => <PostItem post={{ ...post, project: null }} now={now} first={place === 0} />}
      </PagedList>
    </Stack>
  );
}

function NoUpdates({ children }: { children: ReactNode }) {
  return (
    <EmptyState drawing="pot" title="Nog geen updates." text="Wat er gebeurt, lees je hier.">
      {children}
    </EmptyState>
  );
}
