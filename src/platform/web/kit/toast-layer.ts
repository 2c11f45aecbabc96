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
  keepClearOf(document.activeElement, layer);
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
    // The next page, which has no keyboard.
    if (field?.isConnected === false) keepClearOf(null, layer);
    const mayHaveMoved = !layer.isConnected || records.some(({ type }) => type === 'attributes');
    if (!mayHaveMoved || !place(layer)) return;
    const isInDialog = layer.parentElement !== document.body;
    // A toast from before the dialog isn't about it, and stays out of the way of its title.
    layer.toggleAttribute('data-before', isInDialog);
    layer.showPopover();
    if (isInDialog) onDialog();
  });
  // When focus leaves the field, the layer stays: moved between the two halves of a press, it would lose the press.
  const onFocus = ({ target }: FocusEvent) => {
    if (isWrittenIn(target)) keepClearOf(target, layer);
  };
  document.addEventListener('focusin', onFocus);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
    layer.remove();
  };
}

/** The field for which the layer is clear of a phone's keyboard. */
let field: Element | null = null;

function keepClearOf(target: EventTarget | null, layer: HTMLElement): void {
  field = isWrittenIn(target) ? target : null;
  layer.toggleAttribute('data-writing', field !== null);
}

function isWrittenIn(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches(':read-write');
}

/** Returns whether the layer had to move: moving hides it. */
function place(layer: HTMLElement): boolean {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (layer.parentElement === parent && layer.isConnected) return false;
  parent.append(layer);
  return true;
}
