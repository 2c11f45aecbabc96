import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconCheck, IconMinus, IconPlus, IconWaveSine } from '../../../platform/web/kit/icons.tsx';
import type { ReasonLine } from '../view/reasons.ts';
import style from './reason-list.module.css';

/** Reasons of a percentage, a sentence each. */
export function ReasonList({ lines }: { lines: readonly ReasonLine[] }) {
  return (
    <ul className={style.reasons}>
      {lines.map(({ about, text, isPlus }) => (
        <li key={text}>
          <Sign about={about} isPlus={isPlus} />
          <span>
            {!isPlus && <Hidden>Minder: </Hidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sign({ about, isPlus }: Pick<ReasonLine, 'about' | 'isPlus'>) {
  const look = { size: 20, stroke: 1.75, 'aria-hidden': true };
  if (!isPlus) return <IconMinus {...look} className={style.minus} />;
  if (about === 'near') return <IconWaveSine {...look} />;
  return about === 'skills' ? <IconCheck {...look} /> : <IconPlus {...look} />;
}
