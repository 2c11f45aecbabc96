import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { IconArrowRight, IconFileText, IconMail, IconNote } from '../../../../platform/web/kit/icons.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Menu } from '../../../../platform/web/kit/menu.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { Avatar } from '../../../profiles/components/avatar.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { ChosenStatus } from '../../applications/policy.ts';
import { owedSentence } from '../../promise/view/sentences.ts';
import type { Received } from '../contract.ts';
import { absenceOf } from '../view/absence.ts';
import { moveLabel } from '../view/move-label.ts';
import style from './applicant-card.module.css';

type ApplicantCardProps = {
  jobId: string;
  application: Received;
  /** The day in the zone of jobs. */
  today: string;
  /** It was moved to this column just now. */
  hasMoved: boolean;
  onPlaced: () => void;
  onMove: (to: ChosenStatus) => void;
  drag: { onStart: () => void; onEnd: () => void };
};

/** An application on the board. */
export function ApplicantCard({ jobId, application, today, hasMoved, onPlaced, onMove, drag }: ApplicantCardProps) {
  const { id, person, status, appliedAt, dueOn, hasLetter, hasCv, noteCount, can, isReadable } = application;
  const link = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows a card to its new column once.
  useEffect(() => {
    if (!hasMoved) return;
    link.current?.focus();
    onPlaced();
  }, [hasMoved]);

  if (person === null || !isReadable) {
    return (
      <Card gap={8}>
        <Text tone="muted" size="small">
          {absenceOf(application)}
        </Text>
      </Card>
    );
  }
  const name = nameOf(person);
  const items = can.moveTo.map((to) => ({ label: moveLabel([application], to), icon: IconArrowRight, onChoose: () => onMove(to) }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveElementInteractions: dragging is a short cut; the menu does the same.
    <div className={style.card} draggable={can.moveTo.length > 0} onDragStart={drag.onStart} onDragEnd={drag.onEnd}>
      <Row gap={8} isUnbroken>
        <Avatar person={person} size={40} />
        <div className={style.words}>
          <Link
            ref={link}
            to="/banen/$jobId/sollicitaties/$applicationId"
            params={{ jobId, applicationId: id }}
            draggable={false}
            className={style.name}
          >
            {name}
          </Link>
        </div>
      </Row>
      <div className={style.words}>
        <Text tone="muted" size="small" lines={2}>
          {person.jobTitle || formatDate(appliedAt)}
        </Text>
      </div>
      {dueOn !== null && (
        <Text tone="muted" size="small">
          <Dotted
            parts={[
              status === 'pending' && (
                <Text as="span" size="small" isStrong tone="leaf">
                  Ongelezen
                </Text>
              ),
              owedSentence(dueOn, today),
            ]}
          />
        </Text>
      )}
      <div className={style.foot}>
        <Row gap={8}>
          {hasLetter && <Sign icon={IconMail} label="Met brief" />}
          {hasCv && <Sign icon={IconFileText} label="Met cv" />}
          {noteCount > 0 && <Sign icon={IconNote} label={noteCount === 1 ? '1 notitie' : `${noteCount} notities`} />}
        </Row>
        {items.length > 0 && <Menu label={`${name} verplaatsen`} items={items} isWide />}
      </div>
    </div>
  );
}

function Sign({ icon: Icon, label }: { icon: typeof IconMail; label: string }) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </span>
  );
}
