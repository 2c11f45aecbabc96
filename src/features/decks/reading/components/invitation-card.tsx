import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Invitation } from '../contract.ts';
import type { Place } from '../view/place.ts';
import { Opening } from './opening.tsx';
import { ReadingNotice } from './reading-notice.tsx';

type InvitationCardProps = { place: Place; invitation: Invitation };

/** Before a shared deck opens: who shares it, what they will see of the reading, and what opens it. */
export function InvitationCard({ place, invitation }: InvitationCardProps) {
  const { ownerName, title, expiresAt, isOwn } = invitation;
  return (
    <Page width="reading">
      <Card gap={24}>
        <Stack gap={8}>
          <Text tone="muted">{isOwn ? 'Zo deel je je pitch' : `${ownerName} deelt een pitch met je`}</Text>
          <h1>{title}</h1>
          {expiresAt !== null && <Text tone="muted">Te lezen tot en met {formatDate(expiresAt)}.</Text>}
        </Stack>
        {isOwn ? (
          <Text>Je ziet wat je lezers zien. Wat je zelf bekijkt, houden we niet bij.</Text>
        ) : (
          <ReadingNotice place={place} ownerName={ownerName} />
        )}
        <Opening place={place} invitation={invitation} />
      </Card>
    </Page>
  );
}
