import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { limits } from '../../policy.ts';
import { hasWord } from '../hooks.ts';
import style from './list-field.module.css';

type ListFieldProps = {
  label: string;
  listLabel: string;
  items: string[];
  /** The text being typed. */
  text: string;
  most: number;
  error?: string;
  onType: (text: string) => void;
  onChange: (items: string[]) => void;
};

/** A list of words; the button or Enter adds one, trimmed, never empty or twice. */
export function ListField({ label, listLabel, items, text, most, error, onType, onChange }: ListFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLDivElement>(null);

  const focusField = () => field.current?.querySelector('input')?.focus();

  function add() {
    const item = text.trim();
    focusField();
    if (item === '') return;
    if (hasWord(items, item)) setRefusal(`‘${item}’ staat er al.`);
    else if (items.length >= most) setRefusal(`Je kunt er hoogstens ${most} toevoegen.`);
    else {
      onChange([...items, item]);
      onType('');
      setRefusal(undefined);
    }
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  function remove(item: string) {
    onChange(items.filter((other) => other !== item));
    // The pressed button is gone.
    focusField();
  }

  return (
    <div ref={field} className={style.field}>
      <TextField
        label={label}
        maxLength={limits.skill}
        enterKeyHint="done"
        value={text}
        error={refusal ?? error}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setRefusal(undefined);
        }}
        onKeyDown={addByKey}
        control={
          <div className={style.add}>
            <Button tone="quiet" size="small" onClick={add}>
              Toevoegen
            </Button>
          </div>
        }
      />
      {items.length > 0 && (
        <ul className={style.items} aria-label={listLabel}>
          {items.map((item) => (
            <li key={item} className={style.item}>
              <span>{item}</span>
              <button type="button" aria-label={`${item} verwijderen`} onClick={() => remove(item)}>
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
