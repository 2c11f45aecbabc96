import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { limits, questionKinds } from '../../policy.ts';
import type { DraftQuestion } from '../view/draft.ts';

const kinds = [
  { value: 'text', label: 'Open vraag' },
  { value: 'choice', label: 'Keuze uit antwoorden' },
];

type QuestionFieldsProps = {
  question: DraftQuestion;
  error: string | undefined;
  choicesError: string | undefined;
  onChange: (question: DraftQuestion) => void;
};

/** One question to applicants. */
export function QuestionFields({ question, error, choicesError, onChange }: QuestionFieldsProps) {
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part });
  return (
    <>
      <TextField
        label="Vraag"
        maxLength={limits.question}
        autoComplete="off"
        value={question.question}
        error={error}
        onChange={(event) => change({ question: event.currentTarget.value })}
      />
      <SelectField
        label="Soort antwoord"
        options={kinds}
        value={question.kind}
        onChange={(event) => change({ kind: questionKinds.find((kind) => kind === event.currentTarget.value) ?? 'text' })}
      />
      {question.kind === 'choice' && (
        <TextAreaField
          label="Antwoorden"
          hint="Elk op een eigen regel."
          rows={3}
          maxLength={limits.choices * (limits.choice + 1)}
          value={question.choices}
          error={choicesError}
          onChange={(event) => change({ choices: event.currentTarget.value })}
        />
      )}
      <CheckField
        label="Een antwoord is verplicht"
        checked={question.isRequired}
        onChange={(event) => change({ isRequired: event.currentTarget.checked })}
      />
    </>
  );
}
