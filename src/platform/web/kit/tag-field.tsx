import { Button } from './buttons.tsx';
import style from './tags.module.css';
import { Tags } from './tags.tsx';
import { TextField } from './text-field.tsx';
import { type TagFieldProps, useTags } from './use-tags.ts';

/** A list of words; the button or Enter adds one, trimmed, never empty or twice. */
export function TagField(props: TagFieldProps) {
  const { box, problem, add, type, remove, press } = useTags(props);
  return (
    <div ref={box} className={style.field}>
      <TextField
        label={props.label}
        hint={props.hint}
        maxLength={props.maxLength}
        autoComplete="off"
        enterKeyHint="done"
        value={props.text}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        control={<AddButton onAdd={add} />}
      />
      <Tags label={props.listLabel} tags={props.tags} onRemove={remove} />
    </div>
  );
}

export function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={style.add}>
      <Button tone="quiet" size="small" onClick={() => onAdd()}>
        Toevoegen
      </Button>
    </div>
  );
}
