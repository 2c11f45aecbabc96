import { useChosen } from '../../../platform/web/forms/use-chosen.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../platform/web/kit/choice-group.tsx';
import { ColourField } from '../../../platform/web/kit/colour-field.tsx';
import { Grid, Stack } from '../../../platform/web/kit/layout.tsx';
import { SwitchField } from '../../../platform/web/kit/switch-field.tsx';
import type { Deck } from '../contract.ts';
import { type DeckLook, useSaveLook } from '../hooks.ts';
import { type DeckStyle, deckStyleLabels, deckStyles } from '../policy/deck.ts';
import style from './look-panel.module.css';

const hints: Record<DeckStyle, string> = {
  helder: 'Wit en rustig.',
  warm: 'Papier en zachte hoeken.',
  nacht: 'Donker, voor een groot scherm.',
};

/** How a deck looks; each choice is saved and shows on the slides at once. */
export function LookPanel({ projectId, deck }: { projectId: string; deck: Deck }) {
  const { style: chosenStyle, colour, showsLogo, showsContact, look } = deck;
  const { shown, choose, settle } = useChosen<DeckLook>({ style: chosenStyle, colour, showsLogo, showsContact });
  const { mutate, isPending } = useSaveLook(projectId);

  function save(part: Partial<DeckLook>) {
    if (isPending) return;
    const next = { ...shown, ...part };
    choose(next);
    mutate(next, { onSettled: settle });
  }

  return (
    <div className={style.panel}>
      <Grid gap={24} columns={2} align="start">
        <ChoiceGroup label="Stijl">
          {deckStyles.map((each) => (
            <CheckField
              key={each}
              type="radio"
              name="stijl"
              label={deckStyleLabels[each]}
              hint={hints[each]}
              checked={shown.style === each}
              onChange={() => save({ style: each })}
            />
          ))}
        </ChoiceGroup>
        <Stack gap={8} align="stretch">
          <ColourField
            label="Jouw kleur"
            hint="Voor titels en grafieken. Kiem maakt ze zo nodig donkerder of lichter, tot ze leesbaar is."
            value={shown.colour ?? look.colours.accent}
            onChoose={(picked) => save({ colour: picked })}
          />
          {shown.colour !== null && (
            <div>
              <Button size="small" disabled={isPending} onClick={() => save({ colour: null })}>
                Kleur van de stijl gebruiken
              </Button>
            </div>
          )}
        </Stack>
        <SwitchField
          label="Logo tonen"
          hint="Het logo van je project, als je er een hebt."
          isOn={shown.showsLogo}
          isSaving={isPending}
          onChoose={(isOn) => save({ showsLogo: isOn })}
        />
        <SwitchField
          label="Contactgegevens tonen"
          hint="Op de eerste dia, zoals je ze bij je bedrijfsgegevens invulde."
          isOn={shown.showsContact}
          isSaving={isPending}
          onChoose={(isOn) => save({ showsContact: isOn })}
        />
      </Grid>
    </div>
  );
}
