import { Link } from '@tanstack/react-router';
import { Card } from '../../../platform/web/kit/card.tsx';
import {
  type Icon,
  IconCalendar,
  IconChevronRight,
  IconFlag3,
  IconKey,
  IconMailQuestion,
  IconPresentation,
  IconSparkles,
  IconUsers,
} from '../../../platform/web/kit/icons.tsx';
import { RoundSign } from '../../../platform/web/kit/round-sign.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { Waiting } from '../contract.ts';
import { rowsOf, type WaitingRow } from '../view/rows.ts';
import style from './waiting-list.module.css';

const icons: Record<WaitingRow['kind'], Icon> = {
  meeting: IconCalendar,
  answers: IconMailQuestion,
  requests: IconUsers,
  admission: IconKey,
  match: IconSparkles,
  deck: IconPresentation,
  milestone: IconFlag3,
};

/** All that waits for the viewer, each a link to where it is done; nothing when nothing waits. */
export function WaitingList({ waiting, zone }: { waiting: Waiting; zone: string }) {
  const rows = rowsOf(waiting, zone);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="wat-wacht" className={style.section}>
      <h2 id="wat-wacht">Wat op je wacht</h2>
      <Card isFlush>
        <ul>
          {rows.map((row) => (
            <li key={row.key} className={style.line}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ row: { kind, title, note, isLate, people, link } }: { row: WaitingRow }) {
  return (
    <Link {...link} className={style.row}>
      <RoundSign icon={icons[kind]} />
      <span className={style.words}>
        <Text as="span" isStrong>
          {title}
        </Text>
        <Text as="span" size="small" tone={isLate ? 'danger' : 'muted'}>
          {note}
        </Text>
      </span>
      <span className={style.faces}>
        {people.map((person) => (
          <Avatar key={person.id} person={person} />
        ))}
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden className={style.way} />
    </Link>
  );
}
