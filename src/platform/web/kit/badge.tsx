import type { ReactNode } from 'react';
import style from './badge.module.css';
import { classes } from './box.ts';

type BadgeProps = {
  /** A role's colour means that role and nothing else. */
  tone?: 'plain' | 'leaf' | 'waiting' | 'danger' | 'outline' | 'outlinePrimary' | 'entrepreneur' | 'talent' | 'investor';
  /** On a tinted ground it has the ground of a card. */
  isOnTint?: boolean;
  children: ReactNode;
};

/** A word or two on the kind or state of a thing. */
export function Badge({ tone = 'plain', isOnTint = false, children }: BadgeProps) {
  return <span className={classes(style.badge, style[tone], isOnTint && style.onTint)}>{children}</span>;
}

type CountBadgeProps = {
  tone?: 'leaf' | 'primary' | 'danger';
  /** Positioned over the upper right corner of the surrounding element, which needs a `position`. */
  isOnCorner?: boolean;
  /** Where something else already says the number aloud. */
  'aria-hidden'?: boolean;
  /** The number, written out; empty keeps its place until it is known. */
  children: ReactNode;
};

const countTones = { leaf: style.leaf, primary: style.countPrimary, danger: style.countDanger };

/** How many. */
export function CountBadge({ tone = 'leaf', isOnCorner = false, children, 'aria-hidden': isSilent }: CountBadgeProps) {
  return (
    <span className={classes(style.count, countTones[tone], isOnCorner && style.corner)} aria-hidden={isSilent}>
      {children}
    </span>
  );
}
