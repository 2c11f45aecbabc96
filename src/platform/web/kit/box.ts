import type { HTMLAttributes, Ref } from 'react';

/** What an element of the kit takes besides its own props: everything but its looks. */
export type BoxProps<Tag extends string> = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** The element; it changes the meaning, never the look. */
  as?: Tag;
  ref?: Ref<HTMLElement>;
};

/** Joins class names; leaves out the absent ones. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
