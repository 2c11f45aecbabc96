import { Card } from '../../../platform/web/kit/card.tsx';
import { Announce } from '../../../platform/web/kit/hidden.tsx';
import { IconCheck, IconCircle } from '../../../platform/web/kit/icons.tsx';
import { Progress } from '../../../platform/web/kit/progress.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Deck } from '../contract.ts';
import { slideNames, slideTitles } from '../policy/slides.ts';
import style from './deck-progress.module.css';

/** How far the writing of a deck is, slide by slide. It goes on while its owner is elsewhere. */
export function DeckProgress({ generation: { done, total } }: { generation: NonNullable<Deck['generation']> }) {
  const present = slideNames[done];
  const label = present === undefined ? 'Bijna klaar' : `Dia ${done + 1} van ${total}: ${slideTitles[present]}`;
  return (
    <Card>
      <h2>Je Pitch deck wordt opgesteld</h2>
      <Progress label={label} value={done} goal={total} />
      <ol className={style.slides}>
        {slideNames.map((name, place) => (
          <li key={name} data-done={place < done || undefined}>
            {place < done ? <IconCheck size={18} stroke={2} aria-label="Klaar:" /> : <IconCircle size={18} stroke={1.5} aria-hidden />}
            {slideTitles[name]}
          </li>
        ))}
      </ol>
      <Text size="small" tone="muted">
        Je mag deze pagina verlaten: het opstellen gaat door.
      </Text>
      <Announce>{label}</Announce>
    </Card>
  );
}
