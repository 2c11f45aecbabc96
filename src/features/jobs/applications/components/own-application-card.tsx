import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../../platform/web/format/formats.ts';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import { AnswerPromise } from '../../promise/components/answer-promise.tsx';
import type { OwnCard } from '../contract.ts';
import { toldStatuses } from '../texts.ts';
import { ToldBadge } from './told-badge.tsx';

/** One of the viewer's own applications in their list. */
export function OwnApplicationCard({ application, now }: { application: OwnCard; now: number }) {
  const { id, jobTitle, companyName, status, appliedAt } = application;
  return (
    <Card as="article" gap={12}>
      <Row justify="between" align="start" gap={12}>
        <Stack gap={4}>
          <Title as="h2" size="heading">
            <Link to="/banen/sollicitaties/$applicationId" params={{ applicationId: id }}>
              {jobTitle}
            </Link>
          </Title>
          <Text tone="muted">{companyName}</Text>
        </Stack>
        <ToldBadge status={status} />
      </Row>
      <Text>{toldStatuses[status].sentence}</Text>
      <Text tone="muted" size="small">
        Verzonden op {formatDate(appliedAt)}
      </Text>
      <AnswerPromise application={application} now={now} />
    </Card>
  );
}
