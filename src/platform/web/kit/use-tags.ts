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
  /** A comma is part of a tag, as in the name of a company; in others it parts several. */
  hasCommas?: boolean;
  error?: string;
  onType: (text: string) => void;
  onChange: (tags: string[]) => void;
};

/** Whether there is such a tag already, in whatever case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLocaleLowerCase('nl') === tag.toLocaleLowerCase('nl'));
}

/** The tags in a typed text. A comma or a semicolon parts them, but not within a number, nor where a tag `hasCommas`. */
function tagsIn(text: string, hasCommas: boolean): string[] {
  const tags = hasCommas ? [text] : text.split(/(?<!\d)[,;]|[,;](?!\d)/);
  return tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** Adds the tags that are still in the field when a form is saved, but those that are there already. */
export function withTyped(tags: readonly string[], text: string, { hasCommas = false } = {}): string[] {
  const all = [...tags];
  for (const tag of tagsIn(text, hasCommas)) if (!hasTag(all, tag)) all.push(tag);
  return all;
}

/** The rules of a field of tags: trimmed, never empty or twice, and where focus goes. */
export function useTags({ tags, text, most, hasCommas = false, error, onType, onChange }: TagFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const focusField = () => box.current?.querySelector('input')?.focus();

  /** Adds a chosen word, or what was typed. */
  function add(chosen?: string) {
    focusField();
    const added = chosen === undefined ? tagsIn(text, hasCommas) : [chosen];
    const all = [...tags];
    for (const tag of added) {
      if (hasTag(all, tag)) return setRefusal(`“${tag}” staat er al.`);
      if (all.length >= most) return setRefusal(`Je kunt er hoogstens ${most} toevoegen.`);
      all.push(tag);
    }
    if (added.length === 0) return;
    onChange(all);
    type('');
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
