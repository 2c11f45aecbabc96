import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { IconMessage, IconUser } from '../../../platform/web/kit/icons.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import { useMe } from '../../profiles/hooks.ts';
import type { Talent } from '../contract.ts';

/** The ways to reach a talent; a visitor is asked to sign in first. */
export function ContactAside({ talent: { person } }: { talent: Talent }) {
  const isMember = useMe() !== null;
  return (
    <div data-print="hidden">
      <AsideCard title="Contact">
        {!isMember && <Text tone="muted">Met een account kun je {person.firstName || 'dit talent'} schrijven en uitnodigen.</Text>}
        <Stack gap={8}>
          <ConversationLink personId={person.id}>
            <IconMessage size={18} stroke={1.75} aria-hidden />
            Stuur een bericht
          </ConversationLink>
          {isMember && (
            <ButtonLink to="/profiel/$profileId" params={{ profileId: person.id }} preload={false}>
              <IconUser size={18} stroke={1.75} aria-hidden />
              Bekijk profiel
            </ButtonLink>
          )}
        </Stack>
      </AsideCard>
    </div>
  );
}
