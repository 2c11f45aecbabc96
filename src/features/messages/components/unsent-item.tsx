import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { queueMessage } from '../hooks/outbox.ts';
import type { Unsent } from '../view/kept.ts';
import { MessageFiles } from './message-files.tsx';
import style from './message-item.module.css';

type UnsentItemProps = {
  message: Unsent;
  /** Whether the last attempt found no connection. */
  waits: boolean;
  onGiveUp: (message: Unsent) => void;
};

/** A message that isn't sent yet, or was refused. */
export function UnsentItem({ message, waits, onGiveUp }: UnsentItemProps) {
  const { text, attachments, refusal } = message;
  return (
    <li className={style.message} data-own="true" data-begins="true" data-ends="true" data-refused={refusal !== null}>
      <div className={style.bubble}>
        <Hidden>Jij: </Hidden>
        <MessageFiles attachments={attachments} sender="jou" />
        {text !== '' && (
          <p dir="auto" className={style.text}>
            {text}
          </p>
        )}
      </div>
      {refusal === null ? (
        <p className={style.state}>{waits ? 'Wacht op verbinding…' : 'Wordt verstuurd…'}</p>
      ) : (
        <div className={style.refused}>
          <p>
            <strong>Niet verstuurd.</strong> {refusal}
          </p>
          <div className={style.ways}>
            <Button tone="quiet" onClick={() => queueMessage(message)}>
              Probeer opnieuw
            </Button>
            <Button tone="quiet" onClick={() => onGiveUp(message)}>
              Verwijderen
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
