import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useOwnFigure } from '../hooks.ts';
import { type AnswerFigure, countedFrom } from '../policy.ts';
import { figureSentence } from '../view/figure-sentence.ts';

/** The viewer's own figure, and how it is counted. */
export function OwnFigure() {
  const own = useOwnFigure();
  return (
    <AsideCard title="Jouw cijfer">
      {own === undefined ? (
        <Loading label="Je cijfer laden...">
          <Skeleton lines={2} />
        </Loading>
      ) : (
        <Figure {...own} />
      )}
      <Text size="small" tone="muted">
        Een sollicitatie telt mee zodra haar laatste dag voorbij is, een jaar lang. Uitnodigen, aannemen en afwijzen zijn een antwoord;
        bekijken en “nog in behandeling” niet. “Meestal” is meer dan de helft. Sollicitaties die zijn ingetrokken voor je antwoordde, tellen
        niet mee.
      </Text>
    </AsideCard>
  );
}

function Figure({ figure, isShown }: { figure: AnswerFigure; isShown: boolean }) {
  const { due } = figure;
  return (
    <>
      {due > 0 && (
        <Text isStrong isNumeric>
          {figureSentence(figure)}
        </Text>
      )}
      <Text size="small">
        {isShown
          ? 'Zo staat het bij je vacatures.'
          : `Anderen zien het vanaf ${countedFrom} sollicitaties. ${due === 0 ? 'Er telt er nog geen mee.' : `Nu tellen er ${due} mee.`}`}
      </Text>
    </>
  );
}
