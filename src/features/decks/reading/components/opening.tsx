import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Invitation } from '../contract.ts';
import type { Place } from '../view/place.ts';
import { CodeForm } from './code-form.tsx';

type OpeningProps = { place: Place; invitation: Pick<Invitation, 'asks' | 'ownerName' | 'opening'> };

/** The way for this reader to open a shared deck. */
export function Opening({ place, invitation: { asks, ownerName, opening } }: OpeningProps) {
  if (opening !== null) {
    return (
      <Actions>
        <OpenLink place={place} opening={opening} />
      </Actions>
    );
  }
  if (!('token' in place)) return null;
  const { token } = place;
  switch (asks) {
    case 'code':
      return <CodeForm token={token} />;
    case 'sign-in':
      return (
        <Stack gap={12}>
          <Text>Log in met het account waarmee de pitch gedeeld is.</Text>
          <ButtonLink to="/auth" search={{ next: `/pitch/${token}` }} tone="primary">
            Inloggen om te lezen
          </ButtonLink>
        </Stack>
      );
    case 'other-account':
      return (
        <Text>
          Deze link is voor een ander account dan dat waarmee je nu ingelogd bent. Log in met het account waarmee {ownerName} de pitch
          deelt, of vraag een link voor jou.
        </Text>
      );
    case 'nothing':
      return null;
  }
}

/** Loads when it is pressed, as the owner sees that. */
function OpenLink({ place, opening }: { place: Place; opening: string }) {
  const link = { search: { lezen: opening }, preload: false, tone: 'primary', children: 'Pitch openen' } as const;
  if ('token' in place) return <ButtonLink to="/pitch/$token" params={place} {...link} />;
  return <ButtonLink to="/projecten/$projectId/pitch" params={place} {...link} />;
}
