import type { useApi } from '../../../platform/web/data/use-api.ts';
import type { Word } from '../../../platform/web/data/words.ts';
import type { Notification } from '../contract.ts';

type Api = ReturnType<typeof useApi>;

/** One of two answers: given in place, or on a page of its own. */
export type Choice = { label: string } & ({ call: (api: Api) => Promise<unknown> } | { path: string });

/** How an answer that a notification asks for is given, as the feature that asks says. */
export type Answering = {
  accept: Choice;
  /** Null where there is nothing to decline. */
  decline: Choice | null;
  /** Where accepting leads, as a path on this site; it stays where it is without. */
  leadsTo?: string;
  /** The facts that an answer depends on, in the reader's time zone. */
  note?: (zone: string) => string;
  /** Says what was answered. */
  said: { accepted: string; declined: string };
  changes: readonly Word[];
};

/** A notification that asks for an answer. */
export type Asking = Notification & { ask: NonNullable<Notification['ask']> };

export function isAsking(notification: Notification): notification is Asking {
  return notification.ask !== null;
}
