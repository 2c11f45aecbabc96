import { useSyncExternalStore } from 'react';
import { subscribeWaiting, waitingEmail } from '../view/waiting-email.ts';

/** The address whose confirmation is awaited in this tab; null without one, as on the server. */
export const useWaitingEmail = (): string | null => useSyncExternalStore(subscribeWaiting, waitingEmail, () => null);
