import { Announce } from '../../../platform/web/kit/hidden.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Grid, Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { MatchSides } from '../contract.ts';
import { useMatches } from '../hooks/list.ts';
import { type MatchSide, mostCounted } from '../policy.ts';
import type { MatchesSearch } from '../view/search.ts';
import { listedOf } from '../view/side.ts';
import { JobChangeNotice } from './job-change-notice.tsx';
import { JobChoice } from './job-choice.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { NoMatches } from './no-matches.tsx';
import { SkillsToAdd } from './skills-to-add.tsx';
import { StatusTabs } from './status-tabs.tsx';

const words = {
  failed: 'Kon je matches niet laden.',
  more: 'Meer matches',
  moreFailed: 'Meer matches konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 match geladen.' : `Nog ${count} matches geladen.`),
};

type MatchListProps = { sides: MatchSides; side: MatchSide; search: MatchesSearch };

/** The matches of one side, by status, and for posters by job. */
export function MatchList({ sides, side, search }: MatchListProps) {
  const listed = listedOf(sides, side, search);
  const list = useMatches(listed);
  const isEmpty = listed.filter === 'all' && list.counts?.all === 0;
  const [onlyJob] = sides.jobs.length === 1 ? sides.jobs : [];
  return (
    <Stack gap={24}>
      {side === 'talent' && sides.talent !== null && <SkillsToAdd skills={sides.talent.skillsToAdd} />}
      {side === 'poster' && sides.jobs.length > 1 && (
        <Grid columns={2} gap={16} align="start">
          <JobChoice jobs={sides.jobs} chosen={listed.job} />
          {listed.job !== undefined && <JobChangeNotice jobId={listed.job} />}
        </Grid>
      )}
      {side === 'poster' && onlyJob !== undefined && <JobChangeNotice jobId={onlyJob.id} />}
      {!isEmpty && (
        <Stack gap={8}>
          <Row>
            <StatusTabs current={listed.filter} counts={list.counts} />
          </Row>
          <Text tone="muted" isNumeric>
            {list.counts === null ? '\u00a0' : countOf(list.counts.all)}
          </Text>
        </Stack>
      )}
      <Announce>{list.counts !== null && countOf(list.counts[listed.filter])}</Announce>
      <KeepFocus>
        <PagedList
          list={list}
          words={words}
          label="Matches"
          keyOf={({ jobId, talentId }) => `${jobId} ${talentId}`}
          layout="grid"
          columns={2}
          gap={16}
          atFirst={4}
          skeleton={<MatchesSkeleton />}
          empty={<NoMatches side={side} filter={listed.filter} sides={sides} />}
        >
          {(match) => <MatchCard match={match} side={side} namesJob={sides.jobs.length > 1 && listed.job === undefined} />}
        </PagedList>
      </KeepFocus>
    </Stack>
  );
}

function countOf(count: number): string {
  if (count >= mostCounted) return 'Meer dan 999 matches';
  return count === 1 ? '1 match' : `${count} matches`;
}
