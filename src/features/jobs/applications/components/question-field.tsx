import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import type { AskedQuestion } from '../contract.ts';
import type { ApplyForm } from '../hooks/application-form.ts';
import { applicationLimits } from '../policy.ts';
import { askedLabel } from '../texts.ts';
import { answerTo, withAnswer } from '../view/draft.ts';

type QuestionFieldProps = { form: ApplyForm; question: AskedQuestion; place: number };

/** A question of the poster: an answer in words, or one of the choices; an optional one can be left open again. */
export function QuestionField({ form, question: asked, place }: QuestionFieldProps) {
  const { kind, question, isRequired, choices } = asked;
  const name = `answers.${place}` as const;
  const answer = answerTo(asked, form.values.answers);
  const error = form.problem(name);
  const label = askedLabel(question, isRequired);
  const give = (typed: string) => form.change((now) => ({ answers: withAnswer(now.answers, { question, answer: typed }) }));

  if (kind === 'choice') {
    return (
      <ChoiceGroup label={label} error={error}>
        {choices.map((choice) => (
          <CheckField key={choice} type="radio" name={name} label={choice} checked={answer === choice} onChange={() => give(choice)} />
        ))}
        {!isRequired && <CheckField type="radio" name={name} label="Geen antwoord" checked={answer === ''} onChange={() => give('')} />}
      </ChoiceGroup>
    );
  }
  return (
    <TextAreaField
      label={label}
      name={name}
      rows={3}
      maxLength={applicationLimits.answer}
      required={isRequired}
      readOnly={form.isBusy}
      error={error}
      value={answer}
      onChange={({ currentTarget }) => give(currentTarget.value)}
    />
  );
}
