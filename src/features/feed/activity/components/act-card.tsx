import { Link } from '@tanstack/react-router';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TimeAgo } from '../../../../platform/web/kit/time-ago.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { Act } from '../contract.ts';

/** One thing that a person did, with the way to it. */
export function ActCard({ act, now }: { act: Act; now: number }) {
  return (
    <Card gap={8}>
      <Row justify="between" align="baseline" gap={8}>
        <Text>{act.kind === 'comment' ? <Commented act={act} /> : <Published act={act} />}</Text>
        <Text as="span" tone="muted" size="small">
          <TimeAgo instant={act.at} now={now} />
        </Text>
      </Row>
      {act.kind === 'comment' && act.post.excerpt !== '' && (
        <Text tone="muted" size="small" lines={2}>
          {act.post.excerpt}
        </Text>
      )}
      <Text lines={3}>{act.kind === 'comment' ? `“${act.excerpt}”` : act.description}</Text>
    </Card>
  );
}

function Commented({ act: { post } }: { act: Extract<Act, { kind: 'comment' }> }) {
  const author = nameOf(post.author, 'een onbekende gebruiker');
  return (
    <>
      Reageerde op{' '}
      <Link to="/feed/$postId" params={{ postId: post.id }}>
        een post van {author}
      </Link>
    </>
  );
}

function Published({ act: { id, title } }: { act: Extract<Act, { kind: 'project' }> }) {
  return (
    <>
      Zette een project online:{' '}
      <Link to="/projecten/$projectId" params={{ projectId: id }}>
        {title}
      </Link>
    </>
  );
}
