import type { ReactNode } from 'react';
import { classes } from './box.ts';
import style from './columns.module.css';

type ColumnsProps = {
  /** Above the content; on phones also above `beside`. */
  lead?: ReactNode;
  /** Actions that stay in sight while the content scrolls; without them the content has the whole width. */
  beside?: ReactNode;
  /** On phones the content comes before `beside`, for a reader who came for it. It may not change while the page is open. */
  isContentFirst?: boolean;
  /** The first width with room for two columns. */
  from?: 'tablet' | 'desktop';
  children: ReactNode;
};

/** The content at the left, and the card that acts at the right; below each other where there is no room. */
export function Columns({ lead, beside, isContentFirst = false, from = 'tablet', children }: ColumnsProps) {
  const isAlone = beside === undefined;
  const side = !isAlone && <div className={style.beside}>{beside}</div>;
  return (
    <div
      className={isAlone ? style.alone : classes(style.columns, from === 'tablet' && style.tablet)}
      data-lead={lead !== undefined || undefined}
    >
      {lead !== undefined && <div className={style.lead}>{lead}</div>}
      {!isContentFirst && side}
      <div className={style.main}>{children}</div>
      {isContentFirst && side}
    </div>
  );
}
