import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { IconCalendarPlus, IconMapPin, IconMessage } from '../../../platform/web/kit/icons.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { useMe } from '../../profiles/hooks.ts';
import type { Project } from '../contract.ts';
import { unnamedOwner } from '../texts.ts';
import { shownOwner } from '../view/owner.ts';
import { CompanyFacts } from './company-facts.tsx';

/** The owner, with the ways to reach them. */
export function OwnerCard({ project }: { project: Project }) {
  const { owner, can } = project;
  return (
    <AsideCard title="Ondernemer">
      <PersonLink person={shownOwner(owner, useMe())} size={56} unnamed={unnamedOwner} />
      {owner.location !== '' && (
        <Facts>
          <Fact icon={IconMapPin} label="Plaats">
            {owner.location}
          </Fact>
        </Facts>
      )}
      <CompanyFacts project={project} />
      {!can.edit && (
        <div data-print="hidden">
          <Stack gap={8}>
            <ConversationLink personId={owner.id}>
              <IconMessage size={18} stroke={1.75} aria-hidden />
              Stuur een bericht
            </ConversationLink>
            <ButtonLink to="/agenda" search={{ met: owner.id, titel: `Gesprek: ${project.title}` }}>
              <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
              Meeting plannen
            </ButtonLink>
          </Stack>
        </div>
      )}
    </AsideCard>
  );
}
