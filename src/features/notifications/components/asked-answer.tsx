import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Button, ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { IconCheck } from '../../../platform/web/kit/icons.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { useAnswerAsked } from '../hooks/notifications.ts';
import type { Answering, Choice } from '../view/answering.ts';
import style from './asked-answer.module.css';
import type { AnswerProps } from './notification-item.tsx';

type AskedAnswerProps = AnswerProps & { answering: Answering };

/** The answers to what a notification asks, or what was answered. */
export function AskedAnswer({ notification, answering, onAnswer, onLeave }: AskedAnswerProps) {
  const router = useRouter();
  const { mutate } = useAnswerAsked(answering);
  const { ask, message } = notification;
  const { accept, decline, said, leadsTo, note } = answering;
  const zone = useMe()?.timeZone;

  function go(path: string) {
    onLeave?.();
    void router.navigate({ href: path });
  }

  function answer(state: 'accepted' | 'declined', button: HTMLButtonElement) {
    // The buttons give way to the answer.
    button.closest('li')?.querySelector('a')?.focus();
    function answered() {
      onAnswer({ ...notification, isRead: true, ask: { ...ask, state } });
      if (state === 'accepted' && leadsTo !== undefined) go(leadsTo);
    }
    mutate({ notification, state }, { onSuccess: answered });
  }

  function follow(event: MouseEvent, path: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  }

  const button = (choice: Choice, state: 'accepted' | 'declined') => {
    const looks = {
      tone: state === 'accepted' ? 'primary' : 'secondary',
      size: 'small',
      'aria-label': `${choice.label}: ${message}`,
    } as const;
    return 'path' in choice ? (
      <ButtonAnchor {...looks} href={choice.path} onClick={(event) => follow(event, choice.path)}>
        {choice.label}
      </ButtonAnchor>
    ) : (
      <Button {...looks} onClick={(event) => answer(state, event.currentTarget)}>
        {choice.label}
      </Button>
    );
  };

  return (
    <div className={style.answer}>
      {note !== undefined && zone !== undefined && <p className={style.note}>{note(zone)}</p>}
      {ask.state === 'open' ? (
        <div className={style.buttons}>
          {button(accept, 'accepted')}
          {decline !== null && button(decline, 'declined')}
        </div>
      ) : (
        <p role="status" className={style.said} data-state={ask.state}>
          {ask.state === 'accepted' && <IconCheck size={16} stroke={2} aria-hidden="true" />}
          {said[ask.state]}
        </p>
      )}
    </div>
  );
}
