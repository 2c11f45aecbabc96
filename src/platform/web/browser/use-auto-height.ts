import { type RefObject, useLayoutEffect } from 'react';

/** Lets a field grow with its text; its style sheet says how far. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (field.current === null || text === '') return;
    const { style: size } = field.current;
    size.height = 'auto';
    size.height = `${field.current.scrollHeight}px`;
    return () => {
      size.height = '';
    };
  }, [field, text]);
}
