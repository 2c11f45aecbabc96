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
        <Link to="/matches" search={people > 0 ? { kant: 'vacatures' } : {}}>
          Bekijk je matches
        </Link>
      }
    >
      {own > 0 && <Text isStrong>{own === 1 ? '1 vacature past bij je' : `${own} vacatures passen bij je`}</Text>}
      {people > 0 && <Text isStrong>{people === 1 ? '1 talent past bij je vacatures' : `${people} talenten passen bij je vacatures`}</Text>}
      <Text size="small" tone="muted">
        Je hebt hier nog niet op geantwoord.
      </Text>
    </AsideCard>
  );
}
