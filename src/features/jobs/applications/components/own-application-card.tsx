import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { CoverLink } from '../../../../platform/web/kit/cover-link.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import { AnswerPromise } from '../../promise/components/answer-promise.tsx';
import { shownTitle } from '../../view/shown-title.ts';
import type { OwnCard } from '../contract.ts';
import { toldStatuses } from '../texts.ts';
import { ClosedJob } from './closed-job.tsx';
import style from './own-application-card.module.css';
import { ToldBadge } from './told-badge.tsx';

/** One of the viewer's own applications in their list. */
export function OwnApplicationCard({ application, now }: { application: OwnCard; now: number }) {
  const { id, jobTitle, companyName, status, appliedAt } = application;
  return (
    <Card as="article">
      <div className={style.card}>
        <Row justify="between" align="start" gap={12}>
          <div className={style.words}>
            <Title>
              <CoverLink to="/banen/sollicitaties/$applicationId" params={{ applicationId: id }}>
                {shownTitle(jobTitle)}
              </CoverLink>
            </Title>
            <Text tone="muted">{companyName}</Text>
          </div>
          <ToldBadge status={status} />
        </Row>
        <Text>{toldStatuses[status].sentence}</Text>
        <ClosedJob application={application} />
        <Text tone="muted" size="small">
          Verzonden op {formatDate(appliedAt)}
        </Text>
        <AnswerPromise application={application} now={now} />
      </div>
    </Card>
  );
}
