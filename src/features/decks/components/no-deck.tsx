import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { IconPresentation } from '../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Project } from '../../projects/contract.ts';
import { useGenerateDeck } from '../hooks.ts';
import { slideNames, slideTitles } from '../policy/slides.ts';
import style from './no-deck.module.css';
import { WriterChoice } from './writer-choice.tsx';

type NoDeckProps = {
  project: Project;
  /** Why the last attempt failed; null when there was none. */
  error: string | null;
};

/** Before there is a deck: what having one written does, from what, and how long it takes. */
export function NoDeck({ project: { id }, error }: NoDeckProps) {
  const isHydrated = useHydrated();
  const writing = useGenerateDeck(id);
  const isAgreeing = writing.writer === 'model' && !writing.isAgreed;
  const label = isAgreeing ? 'Akkoord en genereren' : 'Pitch deck genereren';
  return (
    <Card gap={24}>
      <Stack gap={8}>
        <h2>Een Pitch deck van je plan</h2>
        <Text isWritten>
          Kiem maakt van wat je over je project invulde 13 dia’s: een verhaal dat je kunt presenteren, bewerken, delen en downloaden als PDF
          of PowerPoint.
        </Text>
      </Stack>
      {error !== null && (
        <Notice tone="danger">
          <p>{error}</p>
        </Notice>
      )}
      <ol className={style.slides}>
        {slideNames.map((name) => (
          <li key={name}>{slideTitles[name]}</li>
        ))}
      </ol>
      <Text size="small" tone="muted" isWritten>
        Alleen wat in je project staat, komt erin: geen cijfer dat jij niet invulde. Wat nog leeg is, blijft weg, en je ziet welk veld het
        vult. Het duurt meestal minder dan een minuut, en je kunt intussen gewoon verder. Niemand anders ziet je deck tot jij het deelt.
      </Text>
      <WriterChoice writing={writing} />
      <Row gap={12}>
        <Button tone="primary" disabled={!isHydrated || writing.isPending} onClick={() => writing.generate(true)}>
          <IconPresentation size={20} stroke={1.75} aria-hidden />
          {error === null ? label : 'Probeer opnieuw'}
        </Button>
        <ButtonLink to="/projecten/$projectId/bewerken" params={{ projectId: id }} tone="quiet">
          Eerst mijn plan aanvullen
        </ButtonLink>
      </Row>
    </Card>
  );
}
