import { useEffect, useRef } from 'react';
import { ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import style from './check-mail.module.css';
import { ResendButton } from './resend-button.tsx';

type CheckMailProps = {
  email: string;
  /** Whether mails are shown at /postvak instead of being sent. */
  hasMailbox: boolean;
  onOtherAddress(): void;
};

/** After signing up: the account waits for its address to be confirmed. */
export function CheckMail({ email, hasMailbox, onOtherAddress }: CheckMailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={style.screen}>
      <Plant drawing="seed" size={136} />
      <h1 ref={heading} tabIndex={-1}>
        Check je e-mail
      </h1>
      <p>
        We stuurden een link naar <strong className={style.address}>{email}</strong>. Open hem in deze browser om je e-mailadres te
        bevestigen; daarna kun je inloggen.
      </p>
      <div className={style.actions}>
        {hasMailbox && (
          <ButtonAnchor href="/postvak" tone="primary">
            Open het postvak
          </ButtonAnchor>
        )}
        <ResendButton email={email} />
      </div>
      <p className={style.small}>
        Niets gekregen? Kijk bij ongewenste mail, of{' '}
        <button type="button" className={style.link} onClick={onOtherAddress}>
          gebruik een ander adres
        </button>
        . De link werkt een dag.
      </p>
    </div>
  );
}
