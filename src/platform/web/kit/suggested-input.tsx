import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import style from './combobox.module.css';
import { Suggestion, Suggestions } from './suggestions.tsx';

/** A word that may be chosen, with what marks it. */
export type SuggestedWord = { text: string; mark?: string };

type SuggestedInputProps = {
  /** Ties the input to its words; from its `FieldFrame`. */
  frame: ComponentProps<'input'>;
  /** Of the list of suggestions, read aloud. */
  listLabel: string;
  text: string;
  maxLength: number;
  /** For the text, the best first. */
  suggestions: readonly SuggestedWord[];
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /** Shown inside the field, at its end. */
  control?: ReactNode;
  onType: (text: string) => void;
  onChoose: (text: string) => void;
  /** Keys that aren't for the list. */
  onPress?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The input of a field that suggests words while one types. Only the arrow keys and a press choose one, so that any text can be typed. */
export function SuggestedInput(props: SuggestedInputProps) {
  const { frame, listLabel, text, maxLength, suggestions, enterKeyHint, control, onType, onChoose, onPress } = props;
  const items = text.trim() === '' ? [] : [...suggestions];

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<SuggestedWord>({
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.text,
    stateReducer: keepTyped,
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem.text),
  });
  const isShown = isOpen && items.length > 0;

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const isChosen = isShown && highlightedIndex >= 0 && event.key === 'Enter';
    const isClosed = !isShown && !event.key.startsWith('Arrow');
    // Enter on a suggestion is downshift's, Escape too while the list is open; the rest is the field's own.
    if (isClosed || (event.key === 'Enter' && !isChosen)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!isChosen) onPress?.(event);
  }

  return (
    <div className={style.control}>
      <input
        {...getInputProps({
          ...frame,
          type: 'text',
          'aria-expanded': isShown,
          enterKeyHint,
          maxLength,
          onChange: (event) => onType(event.currentTarget.value),
          onKeyDown: pressed,
        })}
        // The label of the frame names it.
        aria-labelledby={undefined}
      />
      {control}
      <Suggestions
        isShown={isShown}
        count={items.length}
        note={items.length === 1 ? '1 suggestie' : `${items.length} suggesties`}
        menu={getMenuProps({ 'aria-label': listLabel })}
      >
        {items.map((item, index) => (
          <Suggestion key={item.text} {...getItemProps({ item, index })}>
            {item.text}
            {item.mark !== undefined && <Badge>{item.mark}</Badge>}
          </Suggestion>
        ))}
      </Suggestions>
    </div>
  );
}

/** Leaving the field and clicks in it choose nothing. */
function keepTyped(state: UseComboboxState<SuggestedWord>, { type, changes }: UseComboboxStateChangeOptions<SuggestedWord>) {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputClick) return state;
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return changes;
}
