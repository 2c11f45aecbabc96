import { FieldFrame } from './field-frame.tsx';
import { SuggestedInput, type SuggestedWord } from './suggested-input.tsx';
import { AddButton } from './tag-field.tsx';
import style from './tags.module.css';
import { Tags } from './tags.tsx';
import { hasTag, type TagFieldProps, useTags } from './use-tags.ts';

type SuggestedTagFieldProps = TagFieldProps & {
  /** For the typed text, the best first. */
  suggestions: readonly SuggestedWord[];
};

/** A `TagField` that suggests words while one types; others can be added too. */
export function SuggestedTagField(props: SuggestedTagFieldProps) {
  const { label, listLabel, hint, tags, text, maxLength, suggestions } = props;
  const { box, problem, add, type, remove, press } = useTags(props);
  return (
    <div ref={box} className={style.field}>
      <FieldFrame label={label} hint={hint} error={problem}>
        {(frame) => (
          <SuggestedInput
            frame={frame}
            listLabel={`Suggesties: ${listLabel}`}
            text={text}
            maxLength={maxLength}
            suggestions={suggestions.filter((word) => !hasTag(tags, word.text))}
            enterKeyHint="done"
            control={<AddButton onAdd={add} />}
            onType={type}
            onChoose={add}
            onPress={press}
          />
        )}
      </FieldFrame>
      <Tags label={listLabel} tags={tags} onRemove={remove} />
    </div>
  );
}
