import type { ReactNode } from 'react';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { IconMessage, IconUsers, IconWorld } from '../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { shownOwner } from '../../projects/view/owner.ts';
import type { Job } from '../contract.ts';
import { sizeOf } from '../texts.ts';
import { JobLogo } from './job-logo.tsx';

type CompanyCardProps = {
  job: Job;
  /** Under the poster: how they answer. */
  children?: ReactNode;
};

/** The company of a job, and the person who posted it, with the way to ask them something. */
export function CompanyCard({ job: { companyName, companyUrl, companySize, logo, poster, can }, children }: CompanyCardProps) {
  return (
    <AsideCard title="Over het bedrijf">
      <Row gap={12} isUnbroken>
        <JobLogo logo={logo} />
        <Text isStrong>{companyName}</Text>
      </Row>
      {(companyUrl !== '' || companySize !== null) && (
        <Facts>
          {companyUrl !== '' && (
            <Fact icon={IconWorld} label="Site">
              <a href={companyUrl} target="_blank" rel="noopener nofollow ugc">
                {hostOf(companyUrl)}
              </a>
            </Fact>
          )}
          {companySize !== null && (
            <Fact icon={IconUsers} label="Grootte">
              {sizeOf(companySize)}
            </Fact>
          )}
        </Facts>
      )}
      <Text size="small" tone="muted">
        Geplaatst door
      </Text>
      <PersonLink person={shownOwner(poster, useMe())} size={56} />
      {children}
      {!can.edit && (
        <Stack data-print="hidden">
          <ConversationLink personId={poster.id}>
            <IconMessage size={18} stroke={1.75} aria-hidden />
            Stuur een bericht
          </ConversationLink>
        </Stack>
      )}
    </AsideCard>
  );
}

/** The host of an address, without what most begin with. */
function hostOf(address: string): string {
  return (URL.parse(address)?.host ?? address).replace(/^www\./, '');
}
