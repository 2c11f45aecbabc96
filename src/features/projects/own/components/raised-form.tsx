import { formatDate } from '../../../../platform/web/format/dates.ts';
import { formatNumber } from '../../../../platform/web/format/numbers.ts';
import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { limits } from '../../policy.ts';
import type { OwnProject } from '../contract.ts';
import { useStateRaised } from '../hooks/project-acts.ts';

/**
 * The amount that its owner says was raised, with the day on which they said so; the same amount again renews the day. No form
 * element: it stands within that of the project.
 */
export function RaisedForm({ project: { id, raisedAmount, raisedStatedAt } }: { project: OwnProject }) {
  const { mutateAsync } = useStateRaised(id);
  const form = useForm({
    initial: { amount: formatNumber(raisedAmount) },
    check({ amount }) {
      const parsed = parseNumber(amount);
      const problem = problemOf(parsed);
      return problem === undefined ? { input: { amount: parsed } } : { problems: { amount: problem }, message: problem };
    },
    save: ({ amount }: { amount: number }) => mutateAsync(amount),
    done: () => toast({ kind: 'success', title: 'Opgehaald bedrag bijgewerkt' }),
    title: 'Fout',
    noAnswer: 'Er is een fout opgetreden bij het bijwerken.',
  });
  const isSame = raisedStatedAt !== null && parseNumber(form.values.amount) === raisedAmount;
  return (
    <Stack gap={12}>
      <TextField
        label="Opgehaald bedrag in euro"
        hint={raisedStatedAt === null ? 'Nog niet opgegeven.' : `Opgegeven op ${formatDate(raisedStatedAt)}.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...form.field('amount')}
      />
      <Button disabled={form.isBusy} onClick={() => void form.send()}>
        {isSame ? 'Bevestigen per vandaag' : 'Bedrag opgeven'}
      </Button>
    </Stack>
  );
}

function problemOf(amount: number): string | undefined {
  if (!Number.isInteger(amount)) return 'Vul een bedrag in hele euro in.';
  return amount > limits.raised ? 'Dit bedrag is te hoog.' : undefined;
}
