import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../../platform/web/kit/page-head.tsx';
import { Loading, SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { TabLink, TabLinks } from '../../../../platform/web/kit/tabs.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { RolesButton } from '../../../profiles/components/roles-button.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import { TalentTabs } from '../../components/talent-tabs.tsx';
import { mayMakeTalent } from '../../view/may-make.ts';
import { useInvitations } from '../hooks.ts';
import type { Side } from '../policy.ts';
import { InvitationCard } from './invitation-card.tsx';

const words = {
  failed: 'Kon de uitnodigingen niet laden.',
  more: 'Meer uitnodigingen',
  moreFailed: 'Meer uitnodigingen konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 uitnodiging geladen.' : `Nog ${count} uitnodigingen geladen.`),
};

/** The invitations for jobs that the viewer got, or those that they sent. */
export function InvitationsScreen({ side, now }: { side: Side; now: number }) {
  const list = useInvitations(side);
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title="Uitnodigingen" about="Voor vacatures waarvoor iemand aan je dacht, of waarvoor jij aan iemand dacht." />
        <TalentTabs current="invitations" />
        <Row>
          <TabLinks label="Welke uitnodigingen" look="segments">
            <TabLink to="/talent/uitnodigingen" search={{}} resetScroll={false} isCurrent={side === 'received'}>
              Ontvangen
            </TabLink>
            <TabLink to="/talent/uitnodigingen" search={{ lijst: 'verstuurd' }} resetScroll={false} isCurrent={side === 'sent'}>
              Verstuurd
            </TabLink>
          </TabLinks>
        </Row>
        <PagedList
          list={list}
          words={words}
          label={side === 'received' ? 'Ontvangen uitnodigingen' : 'Verstuurde uitnodigingen'}
          keyOf={({ id }) => id}
          layout="grid"
          gap={16}
          skeleton={
            <Loading label="Uitnodigingen laden...">
              <SkeletonRows count={3} />
            </Loading>
          }
          empty={side === 'received' ? <NothingReceived /> : <NothingSent />}
        >
          {(invitation) => <InvitationCard invitation={invitation} side={side} now={now} />}
        </PagedList>
      </Stack>
    </Page>
  );
}

function NothingReceived() {
  const roles = useMe()?.roles ?? [];
  const title = 'Je hebt nog geen uitnodigingen.';
  if (roles.includes('talent')) {
    return (
      <EmptyState drawing="seed" title={title} text="Een volledig profiel helpt mensen om aan je te denken.">
        <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} tone="primary">
          Profiel aanvullen
        </ButtonLink>
      </EmptyState>
    );
  }
  if (!mayMakeTalent(roles)) {
    return (
      <EmptyState drawing="seed" title={title} text="Uitnodigingen gaan naar talent. Je rollen kies je op je profiel.">
        <RolesButton />
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="seed" title={title} text="Met een talentprofiel kunnen mensen je uitnodigen.">
      <ButtonLink to="/talent/nieuw" tone="primary">
        Talentprofiel maken
      </ButtonLink>
    </EmptyState>
  );
}

function NothingSent() {
  return (
    <EmptyState
      drawing="pot"
      title="Je hebt nog niemand uitgenodigd."
      text="Zoek iemand die bij je vacature past, en vraag of het iets is."
    >
      <ButtonLink to="/talent" search={{}} tone="primary">
        Bekijk het talent
      </ButtonLink>
    </EmptyState>
  );
}
