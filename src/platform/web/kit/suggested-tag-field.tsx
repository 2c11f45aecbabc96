import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';
import style from './combobox.module.css';
import { FieldFrame } from './field-frame.tsx';
import { Suggestion, Suggestions } from './suggestions.tsx';
import { AddButton } from './tag-field.tsx';
import tagStyle from './tags.module.css';
import { Tags } from './tags.tsx';
import { type TagFieldProps, useTags } from './use-tags.ts';

type SuggestedTagFieldProps = TagFieldProps & {
  /** All words that may be suggested; those that hold the typed text are shown. */
  suggestions: readonly string[];
};

const mostShown = 8;

/** A `TagField` that suggests words while one types; others can be added too. */
export function SuggestedTagField(props: SuggestedTagFieldProps) {
  const { label, listLabel, tags, text, maxLength, suggestions } = props;
  const { box, problem, add, type, remove, press } = useTags(props);
  const items = matching(suggestions, tags, text);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items,
    inputValue: text,
    selectedItem: null,
    stateReducer: keepTyped,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && add(selectedItem),
  });
  const isShown = isOpen && items.length > 0;

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const isChosen = isShown && highlightedIndex >= 0 && event.key === 'Enter';
    const isClosed = !isShown && !event.key.startsWith('Arrow');
    // Enter on a suggestion is downshift's, Escape too while the list is open; the rest is the field's own.
    if (isClosed || (event.key === 'Enter' && !isChosen)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!isChosen) press(event);
  }

  return (
    <div ref={box} className={tagStyle.field}>
      <FieldFrame label={label} error={problem}>
        {(frame) => (
          <div className={style.control}>
            <input
              {...getInputProps({
                ...frame,
                type: 'text',
                'aria-expanded': isShown,
                enterKeyHint: 'done',
                maxLength,
                onChange: (event) => type(event.currentTarget.value),
                onKeyDown: pressed,
              })}
              // The label of the frame names it.
              aria-labelledby={undefined}
            />
            <AddButton onAdd={add} />
            <Suggestions
              isShown={isShown}
              count={items.length}
              note={items.length === 1 ? '1 suggestie' : `${items.length} suggesties`}
              menu={getMenuProps({ 'aria-label': `Suggesties: ${listLabel}` })}
            >
              {items.map((item, index) => (
                <Suggestion key={item} {...getItemProps({ item, index })}>
                  {item}
                </Suggestion>
              ))}
            </Suggestions>
          </div>
        )}
      </FieldFrame>
      <Tags label={listLabel} tags={tags} onRemove={remove} />
    </div>
  );
}

function matching(suggestions: readonly string[], tags: readonly string[], text: string): string[] {
  const typed = text.trim().toLocaleLowerCase('nl');
  if (typed === '') return [];
  return suggestions.filter((word) => !tags.includes(word) && word.toLocaleLowerCase('nl').includes(typed)).slice(0, mostShown);
}

/** Leaving the field and clicks in it choose nothing. */
function keepTyped(state: UseComboboxState<string>, { type, changes }: UseComboboxStateChangeOptions<string>) {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputClick) return state;
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return changes;
}
