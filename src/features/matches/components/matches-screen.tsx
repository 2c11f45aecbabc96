import { Link } from '@tanstack/react-router';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { JobsTabs } from '../../jobs/components/jobs-tabs.tsx';
import { useSides } from '../hooks/list.ts';
import type { MatchesSearch } from '../view/search.ts';
import { sideOf } from '../view/side.ts';
import { MatchList } from './match-list.tsx';
import { MatchingIsOff } from './matching-is-off.tsx';
import { NoSides } from './no-sides.tsx';
import { SideTabs } from './side-tabs.tsx';

/** The matches of the viewer: jobs for a talent, people for a poster. */
export function MatchesScreen({ search }: { search: MatchesSearch }) {
  const sides = useSides();
  const side = sideOf(sides, search);
  return (
    <Page>
      <Stack gap={24}>
        <Stack gap={8}>
          <h1>Matches</h1>
          <Text tone="muted">
            {side === 'poster' ? 'Mensen die bij je vacatures passen' : 'Vacatures die bij je passen'}, met de reden erbij. Een overeenkomst
            is geen oordeel over jou of hen: <Link to="/zo-werkt-een-match">zo werkt een match</Link>.
          </Text>
        </Stack>
        <JobsTabs current="matches" />
        {sides.isOn && sides.talent !== null && sides.jobs.length > 0 && side !== null && (
          <Row>
            <SideTabs current={side} />
          </Row>
        )}
        {!sides.isOn && <MatchingIsOff />}
        {sides.isOn && side === null && <NoSides />}
        {sides.isOn && side !== null && <MatchList sides={sides} side={side} search={search} />}
      </Stack>
    </Page>
  );
}
