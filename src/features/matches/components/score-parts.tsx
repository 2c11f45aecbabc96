import { BarChart } from '../../../platform/web/kit/charts.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { MatchReasons } from '../contract.ts';
import { aboutLabels, missingOf } from '../view/reasons.ts';

const pointsOf = (points: number) => (points === 1 ? '1 punt' : `${points} punten`);

/** All parts of a percentage with their points, and the skills that are missing. */
export function ScoreParts({ reasons, percent }: { reasons: MatchReasons; percent: number }) {
  const given = reasons.points.filter(({ points }) => points > 0);
  const taken = reasons.points.filter(({ points }) => points < 0);
  const missing = missingOf(reasons);
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <BarChart
          title={`Zo komen we aan ${percent}%`}
          values={given.map(({ about, points }) => ({ label: aboutLabels[about], value: points }))}
          format={pointsOf}
          whole={percent}
        />
        {taken.map(({ about, points }) => (
          <Text key={about} size="small" tone="muted">
            {aboutLabels[about]}: {pointsOf(-points)} eraf.
          </Text>
        ))}
      </Stack>
      {missing.length > 0 && (
        <Stack gap={8}>
          <Text isStrong>Gevraagd, en niet gevonden</Text>
          <TagList items={[...new Set(missing)]} />
        </Stack>
      )}
    </Stack>
  );
}
