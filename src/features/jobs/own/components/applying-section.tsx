import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { DateField } from '../../../../platform/web/kit/date-field.tsx';
import { RowList } from '../../../../platform/web/kit/row-list.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { FormPart } from '../../../projects/own/components/form-part.tsx';
import { limits } from '../../policy.ts';
import type { JobForm } from '../hooks/job-form.ts';
import { emptyQuestion } from '../view/draft.ts';
import { questionsOf } from '../view/job-words.ts';
import { QuestionFields } from './question-fields.tsx';
import { WordHints } from './word-hints.tsx';

/** Until when people can apply, and what they send. */
export function ApplyingSection({ form, today }: { form: JobForm; today: string }) {
  const { values } = form;
  return (
    <Section id="solliciteren" title="Solliciteren">
      <DateField
        label="Deadline"
        hint="Solliciteren kan tot en met deze dag. Zonder deadline vragen we na 60 dagen of de vacature nog open is."
        placeholder="Geen deadline"
        today={today}
        isOptional
        value={values.deadline}
        error={form.problem('deadline')}
        onChange={(deadline) => form.change({ deadline })}
      />
      <ChoiceGroup label="Wat vraag je naast het Kiem-profiel?">
        <CheckField label="Een motivatiebrief" {...form.tick('asksLetter')} />
        <CheckField label="Een cv" {...form.tick('asksCv')} />
      </ChoiceGroup>
      <FormPart title="Vragen aan sollicitanten" hint={`Hoogstens ${limits.questions}. Vraag alleen wat je nodig hebt om te kiezen.`}>
        <RowList
          rows={values.questions}
          makeRow={() => emptyQuestion}
          most={limits.questions}
          add="Vraag toevoegen"
          nameOf={({ question }, position) => question.trim() || `Vraag ${position + 1}`}
          error={form.problem('questions')}
          onChange={(questions) => form.change({ questions })}
        >
          {(question, position, change) => (
            <QuestionFields
              question={question}
              error={form.problem(`questions.${position}.question`)}
              choicesError={form.problem(`questions.${position}.choices`)}
              onChange={change}
            />
          )}
        </RowList>
        <WordHints texts={questionsOf(values)} type={values.type} />
      </FormPart>
    </Section>
  );
}
