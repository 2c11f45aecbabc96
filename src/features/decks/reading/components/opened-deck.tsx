import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { IconDownload } from '../../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useAccess, useOpened, useRecordSlide } from '../hooks.ts';
import type { Place } from '../view/place.ts';
import { ClosedPage } from './closed-page.tsx';
import { EraseReadings } from './erase-readings.tsx';
import { SeenSlide } from './seen-slide.tsx';

/** The slides of a shared deck, for as long as their reader may read them. */
export function OpenedDeck({ place, opening }: { place: Place; opening: string }) {
  const { ended, releaseId } = useAccess(place);
  const { data: deck, error, refetch } = useOpened({ ...place, opening });
  const record = useRecordSlide();
  if (ended !== null) return <ClosedPage code={ended} />;
  if (deck === undefined) {
    const failure = readFailure(error);
    if (failure !== null) return <ClosedPage code={failure.code} />;
    return (
      <Page>
        {error === null ? (
          <SkeletonRows count={3} />
        ) : (
          <LoadFailure size="line" onRetry={() => void refetch()}>
            De pitch kon niet worden geladen.
          </LoadFailure>
        )}
      </Page>
    );
  }
  const { pages, look, watermark, readingId, isOwn } = deck;
  return (
    <Page>
      {'projectId' in place && (
        <BackLink to="/projecten/$projectId" params={place} search={{ tab: 'pitch-deck' }}>
          Naar het project
        </BackLink>
      )}
      <Stack gap={24}>
        <Row justify="between" gap={16}>
          <Stack gap={8}>
            <h1>{deck.title}</h1>
            <Text tone="muted" size="small">
              Van {deck.ownerName}, versie van {formatDate(deck.releasedAt)}. {deck.mark}.
              {!isOwn && ` ${deck.ownerName} ziet wanneer je leest en welke dia’s.`}
            </Text>
          </Stack>
          {'token' in place && <Files token={place.token} allowsPdf={deck.allowsPdf} allowsPptx={deck.allowsPptx} />}
        </Row>
        {releaseId !== undefined && releaseId !== deck.releaseId && (
          <Notice>
            <Row justify="between" gap={12}>
              <p role="status">Er is een nieuwere versie van deze pitch.</p>
              <Button size="small" onClick={() => void refetch()}>
                Nieuwe versie tonen
              </Button>
            </Row>
          </Notice>
        )}
        <Stack as="ol" gap={24} aria-label={`Pitch van ${deck.ownerName}: ${pages.length} dia’s`}>
          {pages.map((page) => (
            <SeenSlide
              key={`${deck.releaseId} ${page.slide}`}
              page={page}
              look={look}
              watermark={watermark}
              onSeen={() => {
                if (readingId !== null) record({ ...place, readingId, slide: page.slide });
              }}
            />
          ))}
        </Stack>
        {!isOwn && (
          <Row justify="between" gap={12}>
            <Text>Wil je meer weten? Je bereikt {deck.ownerName} op de pagina van het project.</Text>
            <ButtonLink to="/projecten/$projectId" params={{ projectId: deck.projectId }} tone="primary">
              Naar de projectpagina
            </ButtonLink>
          </Row>
        )}
        {'token' in place && !isOwn && <EraseReadings token={place.token} ownerName={deck.ownerName} />}
      </Stack>
    </Page>
  );
}

type FilesProps = { token: string; allowsPdf: boolean; allowsPptx: boolean };

function Files({ token, allowsPdf, allowsPptx }: FilesProps) {
  if (!allowsPdf && !allowsPptx) return null;
  const address = (format: string) => `/api/shared-deck/file?token=${token}&format=${format}`;
  return (
    <Actions>
      {allowsPdf && (
        <ButtonAnchor href={address('pdf')} download>
          <IconDownload size={20} stroke={1.75} aria-hidden />
          PDF
        </ButtonAnchor>
      )}
      {allowsPptx && (
        <ButtonAnchor href={address('pptx')} download>
          <IconDownload size={20} stroke={1.75} aria-hidden />
          PowerPoint
        </ButtonAnchor>
      )}
    </Actions>
  );
}
