import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconArrowLeft } from './icons.tsx';
import style from './pane-head.module.css';

type PaneHeadProps = {
  /** Leads back to the pane before it, on phones, which show one at a time. */
  back: { label: string; onClick: () => void };
  /** Focused by the caller where a phone has no field to go to. */
  ref?: Ref<HTMLElement> | undefined;
  /** The pane's title, an `h3`, and what stands beside it. */
  children?: ReactNode;
};

/** The head of a pane that stands beside a list, and that phones show in its place. */
export function PaneHead({ back, ref, children }: PaneHeadProps) {
  return (
    <header ref={ref} tabIndex={-1} className={style.head}>
      <div className={style.back}>
        <IconButton label={back.label} icon={IconArrowLeft} onClick={back.onClick} />
      </div>
      {children}
    </header>
  );
}
