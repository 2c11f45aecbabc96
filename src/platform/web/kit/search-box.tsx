import { useEarlyValue } from '../browser/use-early-value.ts';
import { Hidden } from './hidden.tsx';
import { IconButton } from './icon-button.tsx';
import { IconSearch, IconX } from './icons.tsx';
import style from './search-box.module.css';

type SearchBoxProps = {
  /** The subject of the search, for screen readers; the placeholder says less. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search field; its list of results follows the typed text. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const field = useEarlyValue(value, onChange);

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return (
    <div className={style.box}>
      <label className={style.label}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <Hidden>{label}</Hidden>
        <input
          ref={field}
          type="search"
          value={value}
          maxLength={100}
          placeholder={placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      {value !== '' && <IconButton size="small" label="Zoekveld leegmaken" icon={IconX} onClick={clear} />}
    </div>
  );
}
