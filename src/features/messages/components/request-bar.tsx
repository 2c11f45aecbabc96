import { useState } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { nameOf } from '../../profiles/texts.ts';
import { BlockDialog } from '../../relations/components/block-dialog.tsx';
import type { Conversation } from '../contract.ts';
import { useAnswerRequest } from '../hooks/request.ts';
import style from './request-bar.module.css';

/** Blocks a person, then calls back. Passed in, because blocking is the network's, which imports this feature. */
export type Block = (person: PersonSummary, onBlocked: () => void) => void;

type RequestBarProps = { conversation: Conversation; block: Block; onLeave: () => void; onAnswered: () => void };

/** Accepts, ignores or blocks a stranger's message request. */
export function RequestBar({ conversation: { person, state }, block, onLeave, onAnswered }: RequestBarProps) {
  const answer = useAnswerRequest(person.id);
  const [asks, setAsks] = useState(false);
  const name = nameOf(person);

  /** Moves focus to the field first, because the bar unmounts at once. */
  function accept() {
    onAnswered();
    answer.mutate('accept');
  }

  return (
    <div className={style.bar}>
      <p>
        {name} is geen connectie van je.{' '}
        {state === 'ignored' ? 'Je hebt dit verzoek genegeerd.' : 'Schrijf je terug, dan accepteer je het verzoek.'}
      </p>
      <div className={style.ways}>
        <Button tone="primary" onClick={accept}>
          Accepteren
        </Button>
        {state === 'request' && <Button onClick={() => answer.mutate('ignore', { onSuccess: onLeave })}>Negeren</Button>}
        <Button tone="quiet" onClick={() => setAsks(true)}>
          Blokkeren
        </Button>
      </div>
      {asks && <BlockDialog name={name} onConfirm={() => block(person, onLeave)} onClose={() => setAsks(false)} />}
    </div>
  );
}
