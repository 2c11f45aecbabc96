import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useProject } from '../../../projects/hooks.ts';
import { usePresentedDeck } from '../../hooks.ts';
import { nothingShownMessage } from '../../texts.ts';
import { presented } from '../../view/slides.ts';
import type { presentingAddress } from '../view/address.ts';
import { Presentation } from './presentation.tsx';
import { PresenterView } from './presenter-view.tsx';

type PresentingScreenProps = { projectId: string; search: ReturnType<(typeof presentingAddress)['read']> };

/** Presents one's own deck: to the others, or in the speaker's window. */
export function PresentingScreen({ projectId, search }: PresentingScreenProps) {
  const navigate = useNavigate();
  const { title } = useProject(projectId);
  const deck = usePresentedDeck(projectId);
  const slides = deck === null ? [] : presented(deck);
  const way = { to: '/projecten/$projectId', params: { projectId }, search: { tab: 'pitch-deck' } } as const;
  const address = `/projecten/${projectId}/presenteren`;

  if (deck === null || slides.length === 0) {
    return (
      <NoticePage
        drawing="pot"
        label="Presenteren"
        title="Er is nog niets om te presenteren."
        actions={
          <ButtonLink {...way} tone="primary">
            Naar je Pitch deck
          </ButtonLink>
        }
      >
        <p>{deck === null ? 'Laat eerst je Pitch deck genereren.' : nothingShownMessage}</p>
      </NoticePage>
    );
  }

  function openSpeakersWindow() {
    const opened = window.open(`${address}?scherm=spreker`, `spreker-${projectId}`, 'popup,width=1100,height=760');
    if (opened !== null) return;
    toast({
      kind: 'error',
      title: 'Fout',
      message: 'Je browser hield het tweede venster tegen. Sta pop-ups toe voor Kiem en probeer opnieuw.',
    });
  }

  const shared = { title, pages: slides.map(({ page }) => page), look: deck.look, channel: `kiem-presenting:${projectId}` };
  if (search.scherm === 'spreker') return <PresenterView {...shared} notes={slides.map(({ notes }) => notes)} />;
  return (
    <Presentation
      {...shared}
      start={search.dia}
      leave={{ href: `/projecten/${projectId}?tab=pitch-deck`, go: () => void navigate(way) }}
      onPresenter={openSpeakersWindow}
    />
  );
}
