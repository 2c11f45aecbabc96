import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { IconPlus, IconUser } from '../../../platform/web/kit/icons.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../platform/web/kit/page-head.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { type Me, useMe } from '../../profiles/hooks.ts';
import { SaveSearchButton } from '../../saved-searches/components/save-search-button.tsx';
import { useOwnTalentId, useTalents } from '../hooks.ts';
import { SaveButton } from '../saved/components/save-button.tsx';
import { isLookedFor } from '../view/filters.ts';
import { mayMakeTalent } from '../view/may-make.ts';
import type { TalentSearch } from '../view/search.ts';
import { TalentCard } from './talent-card.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { TalentTabs } from './talent-tabs.tsx';
import { TalentsSkeleton } from './talents-skeleton.tsx';

const words = {
  failed: 'Er is een fout opgetreden bij het laden van talentprofielen.',
  more: 'Meer talent',
  moreFailed: 'Meer talent kon niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 talent geladen.' : `Nog ${count} talenten geladen.`),
};

/** The people who are open to work, as far as the viewer may see them. */
export function TalentsScreen({ search }: { search: TalentSearch }) {
  const me = useMe();
  const list = useTalents(search);
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title="Talent" about="Mensen die openstaan voor werk: wat ze kunnen, waar, en wanneer.">
          <OwnTalentButton roles={me?.roles ?? []} />
        </PageHead>
        <TalentTabs current="all" />
        <TalentFilters search={search} />
        {isLookedFor(search) && (
          <Row>
            <SaveSearchButton kind="talent" search={search} name={search.zoek ?? search.plaats ?? 'Talent'} />
          </Row>
        )}
        <AnnounceFound list={list} isSearched={isLookedFor(search)} one="talent" many="talenten" />
        <KeepFocus>
          <PagedList
            list={list}
            words={words}
            label="Talent"
            keyOf={({ id }) => id}
            layout="grid"
            gap={16}
            atFirst={me === null ? undefined : 9}
            skeleton={<TalentsSkeleton />}
            empty={<NoTalents isFiltered={isLookedFor(search)} />}
          >
            {(talent) => <TalentCard talent={talent} corner={<SaveButton talent={talent} isSmall />} />}
          </PagedList>
        </KeepFocus>
      </Stack>
    </Page>
  );
}

/** The way to one's own talent profile, or to make one. */
function OwnTalentButton({ roles }: { roles: Me['roles'] }) {
  const talentId = useOwnTalentId();
  if (talentId) {
    return (
      <ButtonLink to="/talent/$talentId" params={{ talentId }}>
        <IconUser size={20} stroke={1.75} aria-hidden />
        Mijn talentprofiel
      </ButtonLink>
    );
  }
  // Until the id is loaded, a talent may already have one.
  const isKnown = talentId === null || !roles.includes('talent');
  if (!isKnown || !mayMakeTalent(roles)) return null;
  return (
    <ButtonLink to="/talent/nieuw" tone="primary">
      <IconPlus size={20} stroke={2} aria-hidden />
      Nieuw talent
    </ButtonLink>
  );
}

function NoTalents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      drawing={isFiltered ? 'adrift' : 'pot'}
      title="Geen talent gevonden"
      text={isFiltered ? 'Zoek op iets anders, of kijk zonder filters.' : undefined}
    >
      {isFiltered && (
        <ButtonLink to="/talent" search={{}}>
          Alles tonen
        </ButtonLink>
      )}
    </EmptyState>
  );
}
