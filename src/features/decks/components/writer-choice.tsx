import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../platform/web/kit/choice-group.tsx';
import { LinkButton } from '../../../platform/web/kit/link-button.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useEndAgreement, type useGenerateDeck } from '../hooks.ts';

type WriterChoiceProps = { writing: Pick<ReturnType<typeof useGenerateDeck>, 'writer' | 'setWriter' | 'host' | 'isAgreed'> };

/** The choice of a deck's writer, where this Kiem has a language model. Whoever chooses that reads first where their texts go. */
export function WriterChoice({ writing: { writer, setWriter, host, isAgreed } }: WriterChoiceProps) {
  const { mutate, isPending } = useEndAgreement();
  if (host === null) return null;
  return (
    <ChoiceGroup label="Hoe schrijven we je teksten?">
      <CheckField
        type="radio"
        name="schrijver"
        label="Volgens vaste regels"
        hint="Uit je eigen woorden en cijfers. Niets verlaat Kiem."
        checked={writer === 'rules'}
        onChange={() => setWriter('rules')}
      />
      <CheckField
        type="radio"
        name="schrijver"
        label="Met AI, gecontroleerd op je eigen gegevens"
        hint={`De teksten van je plan gaan naar ${host}, zonder contactgegevens en de namen van je team. Wat niet in je plan staat, laten we weg.`}
        checked={writer === 'model'}
        onChange={() => setWriter('model')}
      />
      {writer === 'model' && (
        <Text size="small" tone="muted">
          {isAgreed ? (
            <>
              Je ging ermee akkoord dat teksten van je projecten naar {host} gaan.{' '}
              <LinkButton onClick={() => !isPending && mutate(undefined)}>Toestemming intrekken</LinkButton>
            </>
          ) : (
            `Door te genereren ga je ermee akkoord dat teksten van je projecten naar ${host} gaan. Je kunt dat altijd intrekken.`
          )}
        </Text>
      )}
    </ChoiceGroup>
  );
}
