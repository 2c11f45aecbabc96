import { useState } from 'react';
import { Form, SubmitButton } from '../../platform/web/forms/form.tsx';
import { useForm } from '../../platform/web/forms/use-form.ts';
import { Actions } from '../../platform/web/kit/actions.tsx';
import { Button } from '../../platform/web/kit/buttons.tsx';
import { Card } from '../../platform/web/kit/card.tsx';
import { CheckField } from '../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../platform/web/kit/choice-group.tsx';
import { Fold } from '../../platform/web/kit/fold.tsx';
import { FormFoot } from '../../platform/web/kit/form-foot.tsx';
import { PasswordField } from '../../platform/web/kit/password-field.tsx';
import { RowList } from '../../platform/web/kit/row-list.tsx';
import { TextField } from '../../platform/web/kit/text-field.tsx';
import { toast } from '../../platform/web/kit/toast.ts';
import { Part } from './part.tsx';

type Seed = { name: string; password: string; isSown: boolean; kinds: string[] };

const kinds = ['Bloem', 'Groente', 'Boom'];

const initial: Seed = { name: '', password: '', isSown: false, kinds: [] };

export function FormPart() {
  const form = useForm({
    initial,
    check: (input) => (input.name.trim() === '' ? { problems: { name: 'Vul een naam in.' }, message: 'Vul een naam in.' } : { input }),
    save: async (seed: Seed) => seed,
    done: ({ name }) => toast({ kind: 'success', title: 'Opgeslagen', message: name }),
    title: 'Niet opgeslagen',
  });

  function toggle(kind: string) {
    form.change({ kinds: kinds.filter((other) => (other === kind) !== form.values.kinds.includes(other)) });
  }

  return (
    <Part title="Formulier">
      <Card>
        <Form form={form} width="narrow">
          <TextField label="Naam" {...form.field('name')} />
          <PasswordField label="Wachtwoord" autoComplete="new-password" {...form.secret('password')} />
          <CheckField label="Al gezaaid" {...form.tick('isSown')} />
          <ChoiceGroup label="Soort" isWide>
            {kinds.map((kind) => (
              <CheckField key={kind} label={kind} checked={form.values.kinds.includes(kind)} onChange={() => toggle(kind)} />
            ))}
          </ChoiceGroup>
          <ChoiceGroup label="Met een melding" error="Kies er minstens één.">
            <CheckField type="radio" name="melding" label="Een" />
            <CheckField type="radio" name="melding" label="Twee" />
          </ChoiceGroup>
          <Actions>
            <SubmitButton form={form}>Opslaan</SubmitButton>
          </Actions>
        </Form>
      </Card>
      <Card>
        <Rows />
        <Fold title="Fold" note="Voor wat de meesten overslaan.">
          <TextField label="Iets extra’s" />
        </Fold>
        <Fold title="Fold, ingevuld" isFilled>
          <TextField label="Nog iets" defaultValue="Kas" />
        </Fold>
      </Card>
      <FormFoot state={form.isDirty ? 'Nog niet opgeslagen' : 'Niets veranderd'}>
        <Button>Annuleren</Button>
        <Button tone="primary">FormFoot</Button>
      </FormFoot>
    </Part>
  );
}

function Rows() {
  const [beds, setBeds] = useState(['Tulp', 'Roos']);
  const [steps, setSteps] = useState(['Zaaien']);
  const draw = (label: string) => (text: string, _position: number, change: (text: string) => void) => (
    <TextField label={label} value={text} onChange={(event) => change(event.currentTarget.value)} />
  );
  return (
    <>
      <RowList
        rows={beds}
        makeRow={() => ''}
        most={3}
        add="RowList: rij toevoegen"
        nameOf={(bed, position) => bed || `Rij ${position + 1}`}
        onChange={setBeds}
      >
        {draw('Bloem')}
      </RowList>
      <RowList
        rows={beds}
        makeRow={() => ''}
        most={3}
        add="RowList: één rij tegelijk"
        nameOf={(bed, position) => bed || `Rij ${position + 1}`}
        summaryOf={(bed) => `${bed.length} letters`}
        onChange={setBeds}
      >
        {draw('Naam van de bloem')}
      </RowList>
      <RowList
        rows={steps}
        makeRow={() => ''}
        most={3}
        fewest={1}
        add="Regel toevoegen"
        nameOf={(_step, position) => `Stap ${position + 1}`}
        isCompact
        error="Een regel ontbreekt."
        onChange={setSteps}
      >
        {draw('Stap')}
      </RowList>
    </>
  );
}
