import { useNavigate } from '@tanstack/react-router';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { useOwnProfile } from '../../profiles/hooks.ts';
import { useOwnTalentId } from '../hooks.ts';
import { NewTalentForm } from './new-talent-form.tsx';

/** Makes one's own talent profile from one's profile. */
export function NewTalentScreen() {
  const own = useOwnProfile();
  const navigate = useNavigate();
  const { roles, openToWork } = own.fields;
  return (
    <Page width="reading">
      <Stack gap={24}>
        <Stack gap={8}>
          <BackLink to="/talent">Talent</BackLink>
          <h1>Nieuw talent</h1>
          <Text tone="muted">
            Een talentprofiel maak je van jezelf, uit je eigen profiel: je plaats, vaardigheden en werkervaring komen daaruit mee. Zo vinden
            mensen je die iemand zoeken.
          </Text>
        </Stack>
        {roles.includes('talent') && openToWork ? (
          <HasOne />
        ) : (
          <NewTalentForm
            profile={own}
            onMade={() => {
              toast({ kind: 'success', title: 'Talent profiel aangemaakt' });
              void navigate({ to: '/talent' });
            }}
          />
        )}
      </Stack>
    </Page>
  );
}

function HasOne() {
  const talentId = useOwnTalentId();
  return (
    <EmptyState drawing="sprout" title="Je hebt al een talentprofiel." text="Je past het aan in je profiel.">
      {talentId && (
        <ButtonLink to="/talent/$talentId" params={{ talentId }} tone="primary">
          Bekijk je talentprofiel
        </ButtonLink>
      )}
      <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="beschikbaarheid">
        Profiel bewerken
      </ButtonLink>
    </EmptyState>
  );
}
