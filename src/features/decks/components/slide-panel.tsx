import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Fold } from '../../../platform/web/kit/fold.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconEye, IconEyeOff, IconPencil } from '../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../platform/web/kit/text.tsx';
import type { DeckSlide, FigureWarning } from '../contract.ts';
import { useHideSlide } from '../hooks.ts';
import { isShown } from '../policy/deck.ts';
import { handMadeIn } from '../view/slides.ts';
import { FieldLinks } from './field-links.tsx';
import { FigureWarnings } from './figure-warnings.tsx';
import { StaleNotice } from './stale-notice.tsx';

type SlidePanelProps = {
  projectId: string;
  slide: DeckSlide;
  /** With its number. */
  title: string;
  /** Of the last save. */
  warnings: readonly FigureWarning[];
  /** Something else is being written or edited. */
  isBusy: boolean;
  onEdit: () => void;
};

/** Beside a slide: how it stands, what it lacks, its notes, and what can be done with it. */
export function SlidePanel({ projectId, slide, title, warnings, isBusy, onEdit }: SlidePanelProps) {
  const { name, isHidden, isEmpty, missing, notes, overflow } = slide;
  const isHydrated = useHydrated();
  const { mutate, isPending } = useHideSlide(projectId);
  const isDisabled = !isHydrated || isBusy;
  return (
    <>
      <Stack gap={8}>
        <Title as="h3" size="heading">
          {title}
        </Title>
        {(!isShown(slide) || handMadeIn({ slides: [slide] }) > 0) && (
          <Row gap={8}>
            {isEmpty && <Badge tone="outline">Nog leeg</Badge>}
            {isHidden && <Badge tone="outline">Verborgen</Badge>}
            {handMadeIn({ slides: [slide] }) > 0 && <Badge>Zelf bewerkt</Badge>}
          </Row>
        )}
      </Stack>
      <StaleNotice projectId={projectId} slide={slide} isBusy={isBusy} />
      <FigureWarnings projectId={projectId} slide={name} warnings={warnings} />
      {isEmpty && (
        <Text size="small" tone="muted">
          Hier staat nog niets. Tot je iets invult, slaan je lezers, je presentatie en je bestanden deze dia over.
        </Text>
      )}
      {missing.length > 0 && (
        <div>
          <Text size="small" isStrong>
            Nog leeg in je project
          </Text>
          <FieldLinks projectId={projectId} places={missing} />
        </div>
      )}
      {(notes !== '' || overflow !== '') && (
        <Fold title="Notities voor de spreker">
          <Text size="small" isWritten>
            {[notes, overflow].filter(Boolean).join('\n\n')}
          </Text>
        </Fold>
      )}
      <Row gap={8}>
        <Button size="small" data-edit disabled={isDisabled} onClick={() => onEdit()}>
          <IconPencil size={18} stroke={1.75} aria-hidden />
          Bewerken
          <Hidden>: {title}</Hidden>
        </Button>
        <Button size="small" tone="quiet" disabled={isDisabled || isPending} onClick={() => mutate({ slide: name, isHidden: !isHidden })}>
          {isHidden ? <IconEye size={18} stroke={1.75} aria-hidden /> : <IconEyeOff size={18} stroke={1.75} aria-hidden />}
          {isHidden ? 'Tonen' : 'Verbergen'}
          <Hidden>: {title}</Hidden>
        </Button>
      </Row>
    </>
  );
}
