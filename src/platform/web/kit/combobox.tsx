import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import style from './combobox.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { Suggestion, Suggestions } from './suggestions.tsx';

type ComboboxProps<Item extends { id: string }> = FieldWords & {
  /** Of the list of suggestions, read aloud. */
  listLabel: string;
  placeholder?: string;
  isRequired?: boolean;
  /** The search text; ignored while an item is chosen. */
  typed: string;
  chosen: Item | null;
  suggestions: readonly Item[];
  /** Says how many there are, or why there are none; read aloud, and seen where there are none. */
  note: string;
  textOf: (item: Item) => string;
  /** Draws a suggestion; its text by default. */
  draw?: (item: Item) => ReactNode;
  /** Stands before the text of the chosen one. */
  lead?: ReactNode;
  onType: (typed: string) => void;
  onChoose: (item: Item | null) => void;
};

/**
 * A labelled search for one thing among suggestions; the first one is what Enter chooses. Leaving the field chooses nothing,
 * and Escape closes the list before it closes the dialog around it.
 */
export function Combobox<Item extends { id: string }>(props: ComboboxProps<Item>) {
  const { label, hint, error, listLabel, placeholder, isRequired, typed, chosen, suggestions, note, textOf, draw = textOf, lead } = props;
  const { onType, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const isShown = isOpen && chosen === null && typed.trim() !== '';
  const items = isShown ? [...suggestions] : [];

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    items,
    isOpen: isShown,
    selectedItem: chosen,
    inputValue: chosen === null ? typed : textOf(chosen),
    highlightedIndex: Math.min(active, items.length - 1),
    itemToString: (item) => (item === null ? '' : textOf(item)),
    itemToKey: (item) => item?.id,
    stateReducer: keepChoiceDeliberate,
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onHighlightedIndexChange: (change) => setActive(Math.max(change.highlightedIndex, 0)),
    onSelectedItemChange: (change) => choose(change.selectedItem),
  });

  function choose(item: Item | null) {
    onChoose(item);
    onType('');
    setOpen(false);
  }

  function type(text: string) {
    onType(text);
    setActive(0);
    setOpen(true);
    if (chosen !== null) onChoose(null);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Closed, Escape belongs to the dialog around it and Enter to its form.
    const isOurs = isShown || event.key.startsWith('Arrow');
    if (!isOurs || event.nativeEvent.isComposing) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(frame) => (
        <div className={style.control}>
          {lead}
          <input
            {...getInputProps({
              ...frame,
              type: 'text',
              'aria-required': isRequired,
              spellCheck: false,
              maxLength: 100,
              placeholder,
              // Told at once: text that comes back in the next turn would move the cursor to its end.
              onChange: (event) => type(event.currentTarget.value),
              onKeyDown: press,
              onFocus: (event) => chosen !== null && event.currentTarget.select(),
            })}
            // The label of the frame names it.
            aria-labelledby={undefined}
          />
          <Suggestions isShown={isShown} count={items.length} note={note} menu={getMenuProps({ 'aria-label': listLabel })}>
            {items.map((item, index) => (
              <Suggestion key={item.id} {...getItemProps({ item, index })}>
                {draw(item)}
              </Suggestion>
            ))}
          </Suggestions>
        </div>
      )}
    </FieldFrame>
  );
}

/** Downshift chooses on leaving the field and opens on a click in it. Here only Enter and a click on a suggestion choose. */
function keepChoiceDeliberate<Item>(state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>) {
  const { InputBlur, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;
  if (type === InputClick || type === MenuMouseLeave) return state;
  if (type === InputBlur) return { ...state, isOpen: false };
  return changes;
}
