import { useState } from 'react';
import { Card, CardFoot } from '../../platform/web/kit/card.tsx';
import { EmptyState } from '../../platform/web/kit/empty-state.tsx';
import { Grid } from '../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../platform/web/kit/linked-text.tsx';
import { Section } from '../../platform/web/kit/section.tsx';
import { Loading, SkeletonRows } from '../../platform/web/kit/skeleton.tsx';
import { SortableList } from '../../platform/web/kit/sortable-list.tsx';
import { Text } from '../../platform/web/kit/text.tsx';
import { TimeAgo } from '../../platform/web/kit/time-ago.tsx';
import { PagedList } from '../../platform/web/lists/paged-list.tsx';
import type { Pages } from '../../platform/web/lists/use-pages.ts';
import { Part, States } from './part.tsx';

const seeds = ['Zonnebloem', 'Pompoen', 'Radijs', 'Tuinboon', 'Koriander', 'Snijbiet'];
const pageSize = 2;
const sown = '2026-03-21T09:30:00.000Z';
const hour = 3_600_000;

const words = {
  failed: 'De zaden konden niet worden geladen.',
  more: 'Meer zaden tonen',
  moreFailed: 'Meer zaden konden niet worden geladen.',
  came: (count: number) => `Nog ${count} zaden geladen.`,
};

/** A list without a server, whose second page fails once. */
function useSeeds(): Pages<string> {
  const [pageCount, setPageCount] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const items = seeds.slice(0, pageCount * pageSize);
  const isEnd = items.length === seeds.length;
  const open = hasFailed ? 'failed' : 'idle';
  return {
    state: 'loaded',
    items,
    pageCount,
    lastCount: pageSize,
    more: isEnd ? 'none' : open,
    loadMore() {
      const fails = !hasFailed && pageCount === 1;
      setFailed(fails);
      if (!fails) setPageCount(pageCount + 1);
    },
    retry: () => undefined,
  };
}

const still = { items: [], pageCount: 1, lastCount: 0, more: 'none', loadMore: () => undefined, retry: () => undefined } as const;

export function ListsPart() {
  const list = useSeeds();
  const [beds, setBeds] = useState(seeds.slice(0, 3).map((id) => ({ id })));
  const shared = {
    words,
    keyOf: (seed: string) => seed,
    skeleton: (
      <Loading label="Zaden laden...">
        <SkeletonRows count={3} />
      </Loading>
    ),
    empty: <EmptyState drawing="sprout" title="Nog geen zaden" isSmall />,
    children: (seed: string) => <a href={`#${seed}`}>{seed}</a>,
  };
  return (
    <Part title="Lijsten">
      <Grid columns={2}>
        <PagedList {...shared} list={list} label="Zaden" layout="rows" size="line" />
        <PagedList
          {...shared}
          list={{ ...still, state: 'loaded', items: seeds.slice(0, pageSize), more: 'loading' }}
          label="Zaden, meer onderweg"
          layout="card"
        />
        <PagedList {...shared} list={{ ...still, state: 'loading' }} label="Zaden, onderweg" />
        <PagedList {...shared} list={{ ...still, state: 'failed' }} label="Zaden, mislukt" size="line" />
        <PagedList {...shared} list={{ ...still, state: 'loaded' }} label="Zaden, leeg" />
        <div>
          <SortableList label="Bedden" rows={beds} nameOf={({ id }) => id} onChange={setBeds}>
            {({ id }) => <Text>{id}</Text>}
          </SortableList>
        </div>
      </Grid>
      <Section id="section" title="Section" intro="Met een inleiding.">
        <LinkedText text="LinkedText maakt van https://voorbeeld.test een link." />
      </Section>
      <States name="CardFoot, TimeAgo">
        <Card>
          <Text>
            Gezaaid <TimeAgo instant={sown} now={Date.parse(sown) + 3 * hour} />
          </Text>
          <CardFoot>
            <a href="#section">Naar Section</a>
          </CardFoot>
        </Card>
      </States>
    </Part>
  );
}
