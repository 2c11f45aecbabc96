import { type KeyboardEvent, useRef, useState } from 'react';

export type TagFieldProps = {
  label: string;
  /** Of the list of tags, read aloud. */
  listLabel: string;
  hint?: string | undefined;
  tags: readonly string[];
  /** The text being typed. */
  text: string;
  /** How many tags there can be. */
  most: number;
  /** Of one tag. */
  maxLength: number;
  error?: string;
  onType: (text: string) => void;
  onChange: (tags: string[]) => void;
};

/** Whether there is such a tag already, in whatever case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLocaleLowerCase('nl') === tag.toLocaleLowerCase('nl'));
}

/** The rules of a field of tags: trimmed, never empty or twice, and where focus goes. */
export function useTags({ tags, text, most, error, onType, onChange }: TagFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const focusField = () => box.current?.querySelector('input')?.focus();

  function add(typed: string = text) {
    const tag = typed.trim();
    focusField();
    if (tag === '') return;
    if (hasTag(tags, tag)) setRefusal(`“${tag}” staat er al.`);
    else if (tags.length >= most) setRefusal(`Je kunt er hoogstens ${most} toevoegen.`);
    else {
      onChange([...tags, tag]);
      type('');
    }
  }

  function type(typed: string) {
    onType(typed);
    setRefusal(undefined);
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    // The pressed button is gone.
    focusField();
  }

  /** Enter adds, and Backspace in the empty field goes back to the last tag. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    if (event.key === 'Enter') add();
    else if (event.key === 'Backspace' && text === '' && buttons.length > 0) buttons[buttons.length - 1]?.focus();
    else return;
    event.preventDefault();
  }

  return { box, problem: refusal ?? error, add, type, remove, press };
}
