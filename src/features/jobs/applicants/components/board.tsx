import { type DragEvent, useState } from 'react';
import { CountBadge } from '../../../../platform/web/kit/badge.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { type ApplicationPart, type BoardColumn, boardColumns } from '../../applications/policy.ts';
import { partLabels } from '../../applications/texts.ts';
import type { Received } from '../contract.ts';
import { useReceived } from '../hooks/applicants.ts';
import type { MovingState } from '../hooks/moving.ts';
import { type ApplicantsSearch, filtersIn } from '../view/search.ts';
import { ApplicantCard } from './applicant-card.tsx';
import style from './board.module.css';

const words = {
  failed: 'Kon deze sollicitaties niet laden.',
  more: 'Meer',
  moreFailed: 'Meer laden is niet gelukt.',
};

type BoardProps = {
  jobId: string;
  search: ApplicantsSearch;
  counts: Record<ApplicationPart, number>;
  moving: MovingState;
  /** The day in the zone of jobs. */
  today: string;
};

/** Applications in columns by status. A card is dragged to another column, or moved by its menu; then the text to the applicant is shown. */
export function Board({ counts, moving, ...rest }: BoardProps) {
  const [dragged, setDragged] = useState<Received | null>(null);
  return (
    <KeepFocus>
      <div className={style.board}>
        {boardColumns.map((column) => (
          <Column key={column} {...rest} column={column} count={counts[column]} moving={moving} dragged={dragged} onDrag={setDragged} />
        ))}
      </div>
    </KeepFocus>
  );
}

type ColumnProps = Omit<BoardProps, 'counts'> & {
  column: BoardColumn;
  count: number;
  dragged: Received | null;
  onDrag: (application: Received | null) => void;
};

function Column({ jobId, search, today, column, count, moving, dragged, onDrag }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  const list = useReceived(jobId, { ...filtersIn(search), part: column });
  const takes = column !== 'new' && dragged !== null && dragged.status !== column && dragged.can.moveTo.includes(column);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onDrag(null);
    if (takes && dragged !== null) moving.begin([dragged], column);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it takes what is dragged; the menu of each card does the same.
    <section
      className={style.column}
      aria-labelledby={`kolom-${column}`}
      data-over={(isOver && takes) || undefined}
      data-takes={takes || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      <h2 id={`kolom-${column}`} className={style.title}>
        {partLabels[column]} <CountBadge>{count}</CountBadge>
      </h2>
      <PagedList
        list={list}
        label={partLabels[column]}
        keyOf={({ id }) => id}
        words={words}
        size="line"
        gap={8}
        skeleton={<ColumnSkeleton />}
        empty={
          <div className={style.empty}>
            <Text tone="muted" size="small">
              Niemand.
            </Text>
          </div>
        }
      >
        {(application) => (
          <ApplicantCard
            jobId={jobId}
            application={application}
            today={today}
            hasMoved={moving.moved?.id === application.id && moving.moved.to === column}
            onPlaced={moving.place}
            onMove={(to) => moving.begin([application], to)}
            drag={{ onStart: () => onDrag(application), onEnd: () => onDrag(null) }}
          />
        )}
      </PagedList>
    </section>
  );
}

function ColumnSkeleton() {
  return (
    <Loading label="Laden...">
      <Stack gap={8}>
        <Skeleton block={96} />
        <Skeleton block={96} />
      </Stack>
    </Loading>
  );
}
