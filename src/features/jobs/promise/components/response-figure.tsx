import { IconMessageCheck } from '../../../../platform/web/kit/icons.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { AnswerFigure } from '../policy.ts';
import { figureSentence } from '../view/figure-sentence.ts';
import style from './response-figure.module.css';

/** How a poster answers applications; nothing while that says too little. */
export function ResponseFigure({ figure }: { figure: AnswerFigure | null }) {
  if (figure === null) return null;
  return (
    <Text as="span" size="small" tone="muted" isNumeric>
      <span className={style.figure}>
        <IconMessageCheck size={20} stroke={1.75} aria-hidden />
        <span>Antwoorden: {figureSentence(figure)}</span>
      </span>
    </Text>
  );
}
