import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useFittingBeside } from '../hooks.ts';
import { fittingSentence } from '../view/fitting-sentence.ts';

/** For the owner of an active project: how many investors' criteria it meets, and the way to those who may be approached. */
export function FittingAside({ projectId }: { projectId: string }) {
  const fitting = useFittingBeside(projectId);
  if (fitting === undefined) return null;
  return (
    <AsideCard title="Investeerders">
      <Text>{fittingSentence(fitting)}</Text>
      {fitting.approachable > 0 ? (
        <ButtonLink to="/projecten/$projectId/investeerders" params={{ projectId }}>
          Investeerders bekijken
        </ButtonLink>
      ) : (
        <Text tone="muted" size="small">
          Wie het zijn, lees je hier van investeerders die benaderd willen worden.
        </Text>
      )}
    </AsideCard>
  );
}
