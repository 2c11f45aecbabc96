import type { KeyboardEvent } from 'react';
import { moveFocusByArrows } from './arrow-keys.ts';
import { IconX } from './icons.tsx';
import list from './tag-list.module.css';
import style from './tags.module.css';

type TagsProps = {
  /** Of the list, read aloud. */
  label: string;
  tags: readonly string[];
  onRemove: (tag: string) => void;
};

/** Chosen words, each with a button that removes it. The arrows move between them; Delete and Backspace remove. */
export function Tags({ label, tags, onRemove }: TagsProps) {
  function press(event: KeyboardEvent, tag: string) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove(tag);
  }

  if (tags.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it only hears the arrows of the buttons within.
    <ul className={list.tags} aria-label={label} onKeyDown={(event) => moveFocusByArrows(event, 'row')}>
      {tags.map((tag) => (
        <li key={tag} className={style.tag}>
          <span>{tag}</span>
          <button type="button" aria-label={`${tag} verwijderen`} onClick={() => onRemove(tag)} onKeyDown={(event) => press(event, tag)}>
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
