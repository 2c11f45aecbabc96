import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { SuggestedInput, type SuggestedWord } from './suggested-input.tsx';

type SuggestedTextFieldProps = FieldWords & {
  value: string;
  maxLength: number;
  /** For the text, the best first. */
  suggestions: readonly SuggestedWord[];
  onChange: (value: string) => void;
};

/** A labelled field of one line that suggests words for the whole of it. */
export function SuggestedTextField({ label, hint, error, value, maxLength, suggestions, onChange }: SuggestedTextFieldProps) {
  const isChosen = suggestions.some(({ text }) => text === value);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(frame) => (
        <SuggestedInput
          frame={frame}
          listLabel={`Suggesties: ${label}`}
          text={value}
          maxLength={maxLength}
          suggestions={isChosen ? [] : suggestions}
          onType={onChange}
          onChoose={onChange}
        />
      )}
    </FieldFrame>
  );
}
