import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** The part of home for people with matches that wait for their answer, in a file that nobody else loads. */
export const MatchesHome = onDemand(async () => (await import('../../features/matches/components/matches-home-card.tsx')).MatchesHomeCard);
