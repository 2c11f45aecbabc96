import type { ReactNode } from 'react';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import { useInvitation } from '../hooks.ts';
import { Opening } from './opening.tsx';
import { ReadingNotice } from './reading-notice.tsx';

type ReleasedDeckPartProps = { projectId: string /** For everybody who may not read it. */; children: ReactNode };

/** On the page of a project: the way to its released deck, for the people whom its owner admitted. */
export function ReleasedDeckPart({ projectId, children }: ReleasedDeckPartProps) {
  return useMe() === null ? children : <ForMember projectId={projectId}>{children}</ForMember>;
}

function ForMember({ projectId, children }: ReleasedDeckPartProps) {
  const { data: invitation, isPending } = useInvitation({ projectId });
  if (isPending) return <SkeletonRows count={1} />;
  if (invitation === undefined) return children;
  const { ownerName } = invitation;
  return (
    <Card gap={16}>
      <Stack gap={8}>
        <h2>De pitch</h2>
        <Text>{ownerName} laat je deze pitch lezen.</Text>
      </Stack>
      <ReadingNotice place={{ projectId }} ownerName={ownerName} />
      <Opening place={{ projectId }} invitation={invitation} />
    </Card>
  );
}
