import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import type { Draft } from '../view/draft.ts';
import { hintsFor } from '../view/job-words.ts';
import style from './word-hints.module.css';

type WordHintsProps = { texts: readonly string[]; type: Draft['type'] };

/** Words that can turn people away, with better ones. They never keep a job from being posted. */
export function WordHints({ texts, type }: WordHintsProps) {
  const hints = hintsFor(texts, type);
  return (
    // Announces words as they are typed.
    <div role="status">
      {hints.length > 0 && (
        <Notice>
          <Stack gap={8}>
            <p>
              <strong>Let op je woorden.</strong> Ze kunnen mensen afschrikken die je juist zoekt. Plaatsen kan ook zo.
            </p>
            <ul className={style.hints}>
              {hints.map(({ found, better, ground }) => (
                <li key={found}>
                  “{found}” kan mensen uitsluiten op {ground}. Liever: {better}.
                </li>
              ))}
            </ul>
          </Stack>
        </Notice>
      )}
    </div>
  );
}
