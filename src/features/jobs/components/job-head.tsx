import { formatDate } from '../../../platform/web/format/dates.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { ShareButton } from '../../../platform/web/kit/share-button.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Job } from '../contract.ts';
import { SaveButton } from '../saved/components/save-button.tsx';
import { shownTitle } from '../view/shown-title.ts';
import { JobBadges } from './job-badges.tsx';
import { JobFacts } from './job-facts.tsx';
import style from './job-head.module.css';
import { JobLogo } from './job-logo.tsx';
import { PrintButton } from './print-button.tsx';

type JobHeadProps = {
  job: Job;
  /** A preview has nothing to press. */
  isPreview?: boolean;
};

/** The head of a job: its title, company and conditions, and how to pass it on. */
export function JobHead({ job, isPreview = false }: JobHeadProps) {
  const { id, title, companyName, logo, openedAt } = job;
  return (
    <Card as="article">
      <Row gap={16} align="start" isUnbroken>
        <JobLogo logo={logo} first />
        <div className={style.words}>
          <h1 className={style.title}>{shownTitle(title)}</h1>
          <Text size="large" tone="muted">
            {companyName}
          </Text>
        </div>
      </Row>
      <JobBadges job={job} hasState />
      <JobFacts job={job} />
      <Text size="small" tone="muted">
        Geplaatst op {formatDate(openedAt)}
      </Text>
      {!isPreview && (
        <div data-print="hidden">
          <Actions isTight>
            <SaveButton job={job} />
            <ShareButton path={`/banen/${id}`} title="Deel deze vacature" label="Link naar de vacature" />
            <PrintButton />
          </Actions>
        </div>
      )}
    </Card>
  );
}
