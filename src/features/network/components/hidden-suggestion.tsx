import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Suggestion } from '../contract.ts';
import { useRestore } from '../hooks/restore.ts';
import style from './hidden-suggestion.module.css';

type HiddenSuggestionProps = { suggestion: Suggestion; place: number; onRestore: (isRestored: boolean) => void };

/** In place of a suggestion that was just hidden: says so, and takes it back. */
export function HiddenSuggestion({ suggestion, place, onRestore }: HiddenSuggestionProps) {
  const { mutateAsync } = useRestore(suggestion.person);

  function restore({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const item = currentTarget.closest('li');
    flushSync(() => onRestore(true));
    item?.querySelector('a')?.focus();
    // A toast reports the failure.
    mutateAsync({ suggestion, place }).catch(() => onRestore(false));
  }

  return (
    <div className={style.hidden}>
      <p role="status">We stellen {nameOf(suggestion.person)} niet meer voor.</p>
      <Button ref={focus} size="small" tone="quiet" onClick={restore}>
        Ongedaan maken
      </Button>
    </div>
  );
}

/** Keeps focus in place when the suggestion gives way to this. */
function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
