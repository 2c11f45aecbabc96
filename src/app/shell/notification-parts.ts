import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** In a file of its own, as it knows all features that ask for an answer. */
export const NotificationAnswer = onDemand(async () => (await import('./notification-answer.tsx')).NotificationAnswer);
