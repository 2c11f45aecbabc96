import { formatDayAndMonth } from '../../../../platform/calendar.ts';
import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { LineChart } from '../../../../platform/web/kit/charts.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useViews } from '../hooks.ts';
import { viewsSentence } from '../view/views-sentence.ts';

const times = (count: number) => (count === 1 ? '1 lid' : `${count} leden`);

/** For the owner of a project: how many members looked at it. */
export function ViewsAside({ projectId }: { projectId: string }) {
  const views = useViews(projectId);
  if (views === undefined) return null;
  const values = views.days.map(({ day, count }) => ({ label: formatDayAndMonth(day), value: count }));
  return (
    <AsideCard title="Bekeken">
      <Text isNumeric>{viewsSentence(views)}</Text>
      {values.some(({ value }) => value > 0) && <LineChart title="Vandaag" values={values} format={times} />}
      <Text tone="muted" size="small">
        Elk lid telt één keer per dag. Wie er keek, ziet niemand.
      </Text>
    </AsideCard>
  );
}
