import { useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { formatDate } from '../../../platform/web/format/dates.ts';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Dotted } from '../../../platform/web/kit/dotted.tsx';
import { IconHistory, IconPalette, IconPresentation, IconRefresh, IconShare3 } from '../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Project } from '../../projects/contract.ts';
import type { Deck } from '../contract.ts';
import { deckStatusLabels } from '../policy/deck.ts';
import { DeckDownloads } from './deck-downloads.tsx';
import { LookPanel } from './look-panel.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

type DeckHeadProps = {
  project: Project;
  deck: Deck;
  /** It is being written or edited: nothing else changes it meanwhile. */
  isBusy: boolean;
};

/** Above the slides: how the deck stands, and all that can be done with the whole of it. */
export function DeckHead({ project: { id }, deck, isBusy }: DeckHeadProps) {
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState<'look' | 'versions' | 'regenerate' | null>(null);
  const { status, mark, readingMinutes, updatedAt, generation, slides } = deck;
  const isDisabled = !isHydrated || isBusy;
  const stale = slides.filter(({ changes }) => changes.length > 0).length;
  const empty = slides.filter(({ isEmpty }) => isEmpty).length;
  return (
    <Card>
      <Stack gap={8}>
        <Row gap={12} justify="between">
          <h2>Pitch deck</h2>
          <Badge tone={status === 'generated' ? 'leaf' : 'outline'}>{deckStatusLabels[status]}</Badge>
        </Row>
        <Text size="small" tone="muted">
          <Dotted parts={[mark, `Leestijd: ${readingMinutes} min`, `Bijgewerkt op ${formatDate(updatedAt)}`]} />
        </Text>
      </Stack>
      {generation?.error && (
        <Notice tone="danger">
          <p>{generation.error}</p>
        </Notice>
      )}
      {stale > 0 && (
        <Notice>
          <p>{stale === 1 ? 'Eén dia volgt' : `${stale} dia’s volgen`} niet meer je project. Hieronder lees je wat er veranderde.</p>
        </Notice>
      )}
      {empty > 0 && (
        <Text size="small">
          {empty === 1 ? 'Eén dia is nog leeg. Die blijft' : `${empty} dia’s zijn nog leeg. Die blijven`} weg voor je lezers, in je
          presentatie en in je bestanden, tot je er iets op zet.
        </Text>
      )}
      <Row gap={8}>
        <ButtonLink to="/projecten/$projectId/presenteren" params={{ projectId: id }} tone="primary">
          <IconPresentation size={20} stroke={1.75} aria-hidden />
          Presenteren
        </ButtonLink>
        <ButtonAnchor href="#delen">
          <IconShare3 size={20} stroke={1.75} aria-hidden />
          Delen
        </ButtonAnchor>
        <DeckDownloads projectId={id} />
        <Button
          tone="quiet"
          disabled={isDisabled}
          aria-expanded={opened === 'look'}
          onClick={() => setOpened(opened === 'look' ? null : 'look')}
        >
          <IconPalette size={20} stroke={1.75} aria-hidden />
          Vormgeving
        </Button>
        <Button tone="quiet" disabled={isDisabled} onClick={() => setOpened('versions')}>
          <IconHistory size={20} stroke={1.75} aria-hidden />
          Versies
        </Button>
        <Button tone="quiet" disabled={isDisabled} onClick={() => setOpened('regenerate')}>
          <IconRefresh size={20} stroke={1.75} aria-hidden />
          Opnieuw genereren
        </Button>
      </Row>
      {opened === 'look' && <LookPanel projectId={id} deck={deck} />}
      {opened === 'versions' && <VersionsDialog projectId={id} deck={deck} onClose={() => setOpened(null)} />}
      {opened === 'regenerate' && <RegenerateDialog projectId={id} deck={deck} onClose={() => setOpened(null)} />}
    </Card>
  );
}
