/**
 * The layer of toasts, above everything else. While a modal dialog is open, the layer is moved into it: content outside of
 * the dialog is inert, so it can't be pressed and screen readers skip it.
 */
export function makeToastLayer(className: string | undefined): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.className = className ?? '';
  return layer;
}

/** Shows the layer again, above everything that opened since. */
export function raise(layer: HTMLElement): void {
  place(layer);
  delete layer.dataset.before;
  layer.hidePopover();
  layer.showPopover();
}

/**
 * Keeps the layer in the open dialog, whichever opens, closes, or is removed with it, and tells when it went into one.
 * Returns the function that stops this.
 */
export function keepInOpenDialog(layer: HTMLElement, onDialog: () => void): () => void {
  raise(layer);
  // Heard before the browser draws.
  const changes = new MutationObserver((records) => {
    const mayHaveMoved = !layer.isConnected || records.some(({ type }) => type === 'attributes');
    if (!mayHaveMoved || !place(layer)) return;
    const isInDialog = layer.parentElement !== document.body;
    // A toast from before the dialog isn't about it, and stays out of the way of its title.
    layer.toggleAttribute('data-before', isInDialog);
    layer.showPopover();
    if (isInDialog) onDialog();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    changes.disconnect();
    layer.remove();
  };
}

/** Returns whether the layer had to move: moving hides it. */
function place(layer: HTMLElement): boolean {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (layer.parentElement === parent && layer.isConnected) return false;
  parent.append(layer);
  return true;
}
