import type { HTMLAttributes, Ref } from 'react';

/** The props that an element of the kit accepts besides its own: everything but className and style. */
export type BoxProps<Tag extends string> = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** The element; it changes the meaning, never the look. */
  as?: Tag;
  ref?: Ref<HTMLElement>;
};

/** Joins class names; leaves out the absent ones. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
