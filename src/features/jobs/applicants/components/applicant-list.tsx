import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import { statusLabels } from '../../applications/texts.ts';
import { owedSentence } from '../../promise/view/sentences.ts';
import type { Received } from '../contract.ts';
import { useReceived } from '../hooks/applicants.ts';
import type { MovingState } from '../hooks/moving.ts';
import { absenceOf } from '../view/absence.ts';
import { moveLabel } from '../view/move-label.ts';
import { movesOfChosen } from '../view/prepare-moves.ts';
import { type ApplicantsSearch, filtersIn } from '../view/search.ts';
import style from './applicant-list.module.css';

const words = {
  failed: 'Kon de sollicitaties niet laden.',
  more: 'Meer sollicitaties',
  moreFailed: 'Meer sollicitaties konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 sollicitatie geladen.' : `Nog ${count} sollicitaties geladen.`),
};

/** The chosen applications, by id, with the status in which they were chosen. */
type Chosen = ReadonlyMap<string, Received['status']>;

type ApplicantListProps = {
  jobId: string;
  search: ApplicantsSearch;
  moving: MovingState;
  /** The day in the zone of jobs. */
  today: string;
};

/** The applications in a list, of which several can be answered at once. */
export function ApplicantList({ jobId, search, moving, today }: ApplicantListProps) {
  const list = useReceived(jobId, filtersIn(search));
  const [chosen, setChosen] = useState<Chosen>(new Map());
  // An answer ends the choice of whom it went to; it stays for those who could not be answered.
  const isChosen = ({ id, status }: Received) => chosen.get(id) === status;
  const selected = list.items.filter((item) => isChosen(item) && item.can.moveTo.length > 0);

  function toggle(item: Received) {
    setChosen((now) => {
      const next = new Map(now);
      if (isChosen(item)) next.delete(item.id);
      else next.set(item.id, item.status);
      return next;
    });
  }

  return (
    <Stack gap={16}>
      <div className={style.chosen} data-sticky={selected.length > 0 || undefined}>
        <KeepFocus>
          <ChosenActs selected={selected} moving={moving} onClear={() => setChosen(new Map())} />
        </KeepFocus>
      </div>
      <PagedList
        list={list}
        label="Sollicitaties"
        keyOf={({ id }) => id}
        words={words}
        layout="lines"
        gap={16}
        skeleton={
          <Loading label="Sollicitaties laden...">
            <SkeletonRows count={5} />
          </Loading>
        }
        empty={
          <EmptyState drawing="pot" title="Geen sollicitaties gevonden." text="Pas je filters aan, of wacht tot de eerste binnenkomt." />
        }
      >
        {(application) => (
          <ApplicantRow
            jobId={jobId}
            application={application}
            today={today}
            isChosen={isChosen(application)}
            onToggle={() => toggle(application)}
          />
        )}
      </PagedList>
    </Stack>
  );
}

type ChosenActsProps = { selected: readonly Received[]; moving: MovingState; onClear: () => void };

/** The acts on all that are chosen. */
function ChosenActs({ selected, moving, onClear }: ChosenActsProps) {
  if (selected.length === 0) {
    return (
      <Text tone="muted" size="small">
        Kies er een of meer om ze samen te beantwoorden.
      </Text>
    );
  }
  return (
    <Row gap={8} as="section" aria-label="Gekozen sollicitaties">
      <Text isStrong isNumeric>
        {selected.length === 1 ? '1 gekozen' : `${selected.length} gekozen`}
      </Text>
      {movesOfChosen(selected).map(({ to, reached }) => {
        const label = moveLabel(reached, to);
        return (
          <Button key={label} size="small" onClick={() => moving.begin(reached, to)}>
            {reached.length === selected.length ? label : `${label} (${reached.length})`}
          </Button>
        );
      })}
      <Button size="small" tone="quiet" onClick={onClear}>
        Keuze wissen
      </Button>
    </Row>
  );
}

type ApplicantRowProps = { jobId: string; application: Received; today: string; isChosen: boolean; onToggle: () => void };

function ApplicantRow({ jobId, application, today, isChosen, onToggle }: ApplicantRowProps) {
  const { id, person, status, appliedAt, dueOn, isReadable, can } = application;
  if (person === null || !isReadable) {
    return (
      <Text tone="muted">
        {absenceOf(application)} Verzonden op {formatDate(appliedAt)}.
      </Text>
    );
  }
  const name = nameOf(person);
  return (
    <Row gap={4} isUnbroken>
      <CheckField label={`${name} kiezen`} isBare checked={isChosen} disabled={can.moveTo.length === 0} onChange={onToggle} />
      <div className={style.application}>
        <PersonLink person={person}>
          <Text tone="muted" size="small">
            <Dotted parts={[formatDate(appliedAt), dueOn !== null && owedSentence(dueOn, today)]} />
          </Text>
        </PersonLink>
        <Row gap={8}>
          <Badge tone={status === 'pending' ? 'leaf' : 'plain'}>{statusLabels[status]}</Badge>
          <ButtonLink
            to="/banen/$jobId/sollicitaties/$applicationId"
            params={{ jobId, applicationId: id }}
            size="small"
            aria-label={`Sollicitatie van ${name} bekijken`}
          >
            Bekijken
          </ButtonLink>
        </Row>
      </div>
    </Row>
  );
}
