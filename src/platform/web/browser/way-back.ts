import { type BlockerFn, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A navigation, or a step through the history. */
export type Move = Parameters<BlockerFn>[0];

/** The dialogs over the page, in the order in which they came. */
const overlays: RefObject<HTMLDialogElement | null>[] = [];

const topmost = () => overlays.findLast(({ current }) => current?.open);

/** Whether a move through the history closes a dialog instead, so that nothing else need stop it. */
export const closesOverlay = ({ action }: Move): boolean => action === 'BACK' && topmost() !== undefined;

/**
 * The way back closes the topmost dialog in place of leaving its page (docs/decisions/088). One that the address opens
 * passes `isInAddress`: there the way back is that of the address.
 */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>, leave: () => void, isInAddress = false): void {
  const { history } = useRouter();
  const close = useEffectEvent(leave);
  useEffect(() => {
    if (isInAddress) return;
    overlays.push(dialog);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn({ action }) {
        if (action !== 'BACK' || topmost() !== dialog) return false;
        close();
        return true;
      },
    });
    return () => {
      unblock();
      overlays.splice(overlays.indexOf(dialog), 1);
    };
  }, [history, dialog, isInAddress]);
}
