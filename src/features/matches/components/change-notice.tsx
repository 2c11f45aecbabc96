import { Link } from '@tanstack/react-router';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import type { MatchChange } from '../contract.ts';

/** The skill that would add most to a talent's percentage. */
export function ChangeNotice({ change: { skill, percent } }: { change: MatchChange }) {
  return (
    <Notice>
      Met “{skill}” op je profiel: {percent}%. Alleen als het klopt.{' '}
      <Link to="/profiel" search={{ bewerken: 'ja' }} hash="vaardigheden">
        Profiel bewerken
      </Link>
    </Notice>
  );
}
