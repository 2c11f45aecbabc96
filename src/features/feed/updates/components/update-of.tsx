import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { useUpdatable } from '../hooks.ts';
import style from './update-of.module.css';

type UpdateOfProps = { value: string; disabled: boolean; onChange: (projectId: string) => void };

/** For a post that is being written: the own project of which it is an update. Nothing for a person without one. */
export function UpdateOf({ value, disabled, onChange }: UpdateOfProps) {
  const projects = useUpdatable();
  if (projects.length === 0) return null;
  const options = [{ value: '', label: 'Geen project' }, ...projects.map(({ id, title }) => ({ value: id, label: title }))];
  return (
    <div className={style.choice}>
      <SelectField
        label="Update van je project"
        hint="Wie het project volgt, hoort ervan."
        options={options}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
