import { formatNumber } from '../../../platform/web/format/formats.ts';
import style from './text-limit.module.css';

/** The counter shows from so many characters before the limit. */
const nearLimit = 300;

/** How much still fits, once that matters. */
export function TextLimit({ left, id }: { left: number; id: string }) {
  return (
    <p id={id} className={style.limit} data-over={left < 0}>
      {limitText(left)}
    </p>
  );
}

function limitText(left: number): string {
  if (left < 0) return `${formatNumber(-left)} ${left === -1 ? 'teken' : 'tekens'} te veel`;
  return left <= nearLimit ? `Nog ${formatNumber(left)} ${left === 1 ? 'teken' : 'tekens'}` : '';
}
