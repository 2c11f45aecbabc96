import { formatNumber } from '../../../platform/web/format/numbers.ts';
import style from './text-limit.module.css';

/** The counter shows from so many characters before the limit. */
const nearLimit = 300;

type TextLimitProps = { id: string; left: number; problem?: string | undefined };

/** The words under a text: what is wrong with it, and how much still fits, once that matters. */
export function TextLimit({ id, left, problem }: TextLimitProps) {
  const limit = limitText(left);
  return (
    <div id={id} className={style.words}>
      {problem && <p className={style.problem}>{problem}</p>}
      {limit !== '' && (
        <p className={style.limit} data-over={left < 0}>
          {limit}
        </p>
      )}
    </div>
  );
}

function limitText(left: number): string {
  if (left < 0) return `${formatNumber(-left)} ${left === -1 ? 'teken' : 'tekens'} te veel`;
  return left <= nearLimit ? `Nog ${formatNumber(left)} ${left === 1 ? 'teken' : 'tekens'}` : '';
}
