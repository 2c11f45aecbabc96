declare global {
  interface Window {
    /** The form that was sent before the page worked. Absent once it was sent, and in a document without the script below. */
    earlyPress?: { form: HTMLFormElement | null } | undefined;
  }
}

/**
 * Runs in the document's head and remembers which form somebody sends before the page works: nothing else would answer the
 * press, and the browser would load the page anew without what was typed. A form with an address of its own needs no script.
 * The server alone needs its text.
 */
export const earlyPressScript = import.meta.env.SSR
  ? `(()=>{window.earlyPress={form:null};const page=document.documentElement
addEventListener('submit',(event)=>{const form=event.target,early=window.earlyPress
if(!early||'ready'in page.dataset||form.method!=='post'||form.hasAttribute('action'))return
event.preventDefault();early.form=form;page.dataset.early=''})})()`
  : '';

/** Sends a form that now works, if it was sent before it did. */
export function sendEarlyPress(form: HTMLFormElement | null): void {
  if (form === null || window.earlyPress?.form !== form) return;
  // First, so that this press isn't remembered too.
  window.earlyPress = undefined;
  delete document.documentElement.dataset.early;
  form.requestSubmit();
}
