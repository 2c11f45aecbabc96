/**
 * The place of toasts, over all else. It stands in the dialog that is open, if there is one: what stands outside of
 * that can't be pressed, and screen readers don't say it.
 */
export function makeToastLayer(className: string | undefined): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.className = className ?? '';
  return layer;
}

/** Shown anew, it also stands over what has come over the page since. */
export function raise(layer: HTMLElement): void {
  place(layer);
  layer.hidePopover();
  layer.showPopover();
}

/** Keeps it in the dialog that is open, whichever opens, closes, or goes with the layer in it; gives the way to stop. */
export function keepInOpenDialog(layer: HTMLElement): () => void {
  raise(layer);
  // Heard before the browser draws.
  const changes = new MutationObserver((records) => {
    const mayHaveMoved = !layer.isConnected || records.some(({ type }) => type === 'attributes');
    if (mayHaveMoved && place(layer)) layer.showPopover();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    changes.disconnect();
    layer.remove();
  };
}

/** Gives whether it had to move: what moves isn't shown any more. */
function place(layer: HTMLElement): boolean {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (layer.parentElement === parent && layer.isConnected) return false;
  parent.append(layer);
  return true;
}
