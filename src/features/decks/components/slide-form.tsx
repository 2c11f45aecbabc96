import { useState } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { ConflictDialog } from '../../../platform/web/forms/conflict-dialog.tsx';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { DiscardDialog, UnsavedGuard } from '../../../platform/web/forms/unsaved-guard.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text, Title } from '../../../platform/web/kit/text.tsx';
import type { Deck, DeckSlide, FigureWarning } from '../contract.ts';
import { useSaveSlide } from '../hooks.ts';
import { deckLimits } from '../policy/deck.ts';
import { fieldsOf } from '../policy/slides.ts';
import { staleDeckMessage } from '../texts.ts';
import { changedIn, isSameSlide, type Typed, typedOf } from '../view/typed.ts';
import { ComposedField } from './composed-field.tsx';
import { SlideField } from './slide-field.tsx';
import { SlideText } from './slide-text.tsx';

type SlideFormProps = {
  projectId: string;
  deck: Deck;
  slide: DeckSlide;
  title: string;
  /** With the figures that the project doesn't state, or null when nothing was saved. */
  onDone: (warnings: readonly FigureWarning[] | null) => void;
};

/** Null notes are to be composed again, as fields are. */
type TypedSlide = { fields: Typed; notes: string | null };

/** The texts of a slide and the notes for its speaker. Only what was changed is saved: the rest goes on following the project. */
export function SlideForm({ projectId, deck, slide, title, onDone }: SlideFormProps) {
  const api = useApi();
  const [opened] = useState({ slide, version: deck.version });
  const [asked, setAsked] = useState<'discard' | 'conflict' | null>(null);
  const { mutateAsync } = useSaveSlide(projectId);
  const before: TypedSlide = { fields: typedOf(opened.slide), notes: opened.slide.notes };

  function send({ fields, notes }: TypedSlide, version: number) {
    const changed = changedIn(fields, before.fields);
    return mutateAsync({ id: projectId, slide: slide.name, version, fields: changed, ...(notes !== before.notes && { notes }) });
  }

  const form = useForm({
    initial: before,
    check: (values) => ({ input: values }),
    // Changes elsewhere in the deck don't concern this slide.
    save: (values) => send(values, isSameSlide(slide, opened.slide) ? deck.version : opened.version),
    done: ({ warnings }) => onDone(warnings),
    title: 'Niet opgeslagen',
    noAnswer: 'Opslaan lukte niet. Je tekst staat er nog: probeer het opnieuw.',
    handle({ code }) {
      if (code === 'STALE') setAsked('conflict');
      return code === 'STALE';
    },
  });
  const { values, problems, isDirty } = form;
  const byHand = new Set(opened.slide.fields.filter(({ origin }) => origin === 'hand').map(({ name }) => name));

  return (
    <>
      <Title as="h3" size="heading">
        {title}
      </Title>
      <Form form={form}>
        {fieldsOf(slide.name).map(([name, kind]) => (
          <ComposedField
            key={name}
            label={kind.label}
            isByHand={byHand.has(name)}
            isComposed={values.fields[name] === null}
            onCompose={(isComposed) =>
              form.change(({ fields }) => ({ fields: { ...fields, [name]: isComposed ? null : (before.fields[name] ?? null) } }))
            }
          >
            <SlideField
              kind={kind}
              value={values.fields[name] ?? null}
              error={problems[`fields.${name}`]}
              onChange={(value) => form.change(({ fields }) => ({ fields: { ...fields, [name]: value } }))}
            />
          </ComposedField>
        ))}
        <ComposedField
          label="Notities voor de spreker"
          isByHand={opened.slide.hasOwnNotes}
          isComposed={values.notes === null}
          onCompose={(isComposed) => form.change({ notes: isComposed ? null : before.notes })}
        >
          <SlideText
            label="Notities voor de spreker"
            hint="Alleen jij ziet ze, in het sprekersscherm."
            length={deckLimits.notes}
            value={values.notes ?? ''}
            error={problems.notes}
            onChange={(notes) => form.change({ notes })}
          />
        </ComposedField>
        {form.refusal !== '' && (
          <Notice tone="danger">
            <p>{form.refusal}</p>
          </Notice>
        )}
        <Text size="small" tone="muted">
          Typ je een cijfer dat in je project staat, dan volgt het je project vanzelf.
        </Text>
        <Actions>
          <SubmitButton form={form} busy="Bezig met opslaan...">
            Opslaan
          </SubmitButton>
          <Button tone="quiet" onClick={() => (isDirty ? setAsked('discard') : onDone(null))}>
            Annuleren
          </Button>
        </Actions>
      </Form>
      <UnsavedGuard isDirty={form.isDirtyNow} />
      {asked === 'discard' && <DiscardDialog onDiscard={() => onDone(null)} onClose={() => setAsked(null)} />}
      {asked === 'conflict' && (
        <ConflictDialog
          title={staleDeckMessage}
          readNewest={() => api.decks.readDeck.call({ id: projectId })}
          onKeepMine={async (newest) => newest !== null && onDone((await send(values, newest.version)).warnings)}
          onTakeNewest={() => onDone(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
