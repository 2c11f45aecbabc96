import type { ReactNode } from 'react';
import style from './form-foot.module.css';

type FormFootProps = {
  /** Announced when it changes: whether something isn't saved, and the way to what hinders it. */
  state: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** The bar that ends a long form of `Sections`. */
export function FormFoot({ state, children }: FormFootProps) {
  return (
    <div className={style.foot} data-form-foot>
      <p className={style.state} role="status">
        {state}
      </p>
      {children}
    </div>
  );
}
