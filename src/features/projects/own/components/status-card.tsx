import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { formatEuros } from '../../../../platform/web/format/numbers.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Fold } from '../../../../platform/web/kit/fold.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { statusLabels, withdrawnKeptDays } from '../../policy.ts';
import type { OwnProject } from '../contract.ts';
import { useDeleteDraft, useProjectAct } from '../hooks/project-acts.ts';
import { RaisedForm } from './raised-form.tsx';

const dayMilliseconds = 86_400_000;
const tones = { draft: 'waiting', active: 'leaf', completed: 'outlinePrimary' } as const;

type Asked = 'complete' | 'withdraw' | 'restore' | 'delete';

type StatusCardProps = { project: OwnProject; onDeleted: () => void };

/** Where a project stands, what was raised, and what its owner can do about both. */
export function StatusCard({ project, onDeleted }: StatusCardProps) {
  const { id, status, withdrawnAt, raises } = project;
  const [asked, setAsked] = useState<Asked | null>(null);
  const complete = useProjectAct(id, 'completeProject', 'Project voltooid');
  const withdraw = useProjectAct(id, 'withdrawProject', 'Project ingetrokken');
  const restore = useProjectAct(id, 'restoreProject', 'Project teruggezet');
  const remove = useDeleteDraft(project, onDeleted);
  const isBusy = [complete, withdraw, restore, remove].some(({ isPending }) => isPending);
  const questions = questionsOf({ complete: complete.mutate, withdraw: withdraw.mutate, restore: restore.mutate, delete: remove.mutate });
  const isWithdrawn = withdrawnAt !== null;

  return (
    <AsideCard title="Status">
      <KeepFocus>
        <div>
          <Badge tone={isWithdrawn ? 'danger' : tones[status]}>{isWithdrawn ? 'Ingetrokken' : statusLabels[status]}</Badge>
        </div>
        {isWithdrawn && (
          <Text size="small" tone="muted">
            Alleen jij ziet dit project nog. Op{' '}
            {formatDate(new Date(Date.parse(withdrawnAt) + withdrawnKeptDays * dayMilliseconds).toISOString())} wordt het verwijderd.
          </Text>
        )}
        <RaisedForm key={project.raises.length} project={project} />
        {raises.length > 1 && (
          <Fold title="Eerder opgegeven">
            <ul>
              {raises.slice(1).map(({ amount, statedAt }) => (
                <Text key={statedAt} as="li" size="small" tone="muted" isNumeric>
                  {formatEuros(amount)} op {formatDate(statedAt)}
                </Text>
              ))}
            </ul>
          </Fold>
        )}
        <Actions isShared>
          {isWithdrawn && (
            <Button disabled={isBusy} onClick={() => setAsked('restore')}>
              Terugzetten
            </Button>
          )}
          {!isWithdrawn && status === 'active' && (
            <Button disabled={isBusy} onClick={() => setAsked('complete')}>
              Voltooien
            </Button>
          )}
          {!isWithdrawn && status !== 'draft' && (
            <Button tone="quietDanger" disabled={isBusy} onClick={() => setAsked('withdraw')}>
              Intrekken
            </Button>
          )}
          {status === 'draft' && (
            <Button tone="quietDanger" disabled={isBusy} onClick={() => setAsked('delete')}>
              Concept verwijderen
            </Button>
          )}
        </Actions>
        {asked !== null && <ConfirmDialog {...questions[asked]} onClose={() => setAsked(null)} />}
      </KeepFocus>
    </AsideCard>
  );
}

function questionsOf(acts: Record<Asked, () => void>) {
  return {
    complete: {
      title: 'Project voltooien?',
      confirmLabel: 'Voltooien',
      onConfirm: acts.complete,
      children: 'Iedereen ziet het project dan als “Voltooid” en kan er niet meer in investeren. Terug naar “Actief” kan niet.',
    },
    withdraw: {
      title: 'Project intrekken?',
      confirmLabel: 'Intrekken',
      isDanger: true,
      onConfirm: acts.withdraw,
      children: `Niemand anders ziet het project dan nog. Je kunt het ${withdrawnKeptDays} dagen lang terugzetten; daarna wordt het verwijderd.`,
    },
    restore: {
      title: 'Project terugzetten?',
      confirmLabel: 'Terugzetten',
      onConfirm: acts.restore,
      children: 'Iedereen ziet het project dan meteen weer.',
    },
    delete: {
      title: 'Concept verwijderen?',
      confirmLabel: 'Verwijderen',
      isDanger: true,
      onConfirm: acts.delete,
      children: 'Alles wat je hier schreef, is dan voorgoed weg.',
    },
  };
}
