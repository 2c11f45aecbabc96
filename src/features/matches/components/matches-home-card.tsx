import { Link } from '@tanstack/react-router';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useSidesBeside } from '../hooks/list.ts';

/** On the viewer's home page: the matches that wait for their answer; nothing where none does. */
export function MatchesHomeCard() {
  const sides = useSidesBeside();
  const own = sides?.talent?.pending ?? 0;
  const people = sides?.jobs.reduce((sum, { pending }) => sum + pending, 0) ?? 0;
  if (sides?.isOn !== true || own + people === 0) return null;
  return (
    <AsideCard
      title="Matches"
      more={
        <Link to="/matches" search={own > 0 ? {} : { kant: 'vacatures' }}>
          Bekijk je matches
        </Link>
      }
    >
      <Text isStrong>{own + people === 1 ? '1 match wacht op je antwoord' : `${own + people} matches wachten op je antwoord`}</Text>
      <Text size="small" tone="muted">
        {own > 0 ? 'Vacatures die bij je passen' : 'Mensen die bij je vacatures passen'}, met de reden erbij.
      </Text>
    </AsideCard>
  );
}
