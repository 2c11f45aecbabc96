import { IconCheck, IconX } from '../../../platform/web/kit/icons.tsx';
import style from './reasons.module.css';

/** Says beside a project why it fits, or which conditions it fails. */
export function Reasons({ isMatch, reasons }: { isMatch: boolean; reasons: string[] }) {
  if (reasons.length === 0) return null;
  const Icon = isMatch ? IconCheck : IconX;
  return (
    <ul className={style.reasons} aria-label={isMatch ? 'Waarom het past' : 'Waarom het niet past'}>
      {reasons.map((reason) => (
        <li key={reason} data-match={isMatch || undefined}>
          <Icon size={16} stroke={2} aria-hidden />
          {reason}
        </li>
      ))}
    </ul>
  );
}
