import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** The part of home for posters of jobs, in a file that nobody else loads. */
export const OwedHome = onDemand(async () => (await import('../../features/jobs/promise/components/owed-card.tsx')).OwedCard);
