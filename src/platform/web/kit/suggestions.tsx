import type { ComponentProps, ReactNode } from 'react';
import { Hidden } from './hidden.tsx';
import style from './suggestions.module.css';

type SuggestionsProps = {
  isShown: boolean;
  count: number;
  /** Read aloud while the list is shown; seen where it is empty. */
  note: string;
  /** Of the element with the role of a list, as downshift asks for them. */
  menu: Omit<ComponentProps<'div'>, 'className' | 'style' | 'hidden'>;
  children: ReactNode;
};

/** The list that opens under a field; always in the page, as what is said in it is only then read aloud. */
export function Suggestions({ isShown, count, note, menu, children }: SuggestionsProps) {
  return (
    <div className={style.panel} hidden={!isShown || (count === 0 && note === '')}>
      <div {...menu} hidden={count === 0}>
        {children}
      </div>
      <p className={count === 0 ? style.note : undefined} role="status">
        {isShown && (count === 0 ? note : <Hidden>{note}</Hidden>)}
      </p>
    </div>
  );
}

/** One suggestion of the list. */
export function Suggestion(props: Omit<ComponentProps<'div'>, 'className' | 'style'>) {
  return <div {...props} className={style.option} />;
}
