let isMissing = false;

/** Whether a file of the site didn't come since this page was loaded. Browsers may remember that: then only a new page gets it. */
export const isFileMissing = (): boolean => isMissing;

/**
 * Notes each file of the site that doesn't come; returns how to stop. For the file of a page the router reloads the document
 * once and remembers that in this store. Without a network a reload would put the browser's own error in place of the site,
 * so it is told that it has: the page then fails in its place, and loads again once it can.
 */
export function watchMissingFiles(): () => void {
  const note = ({ payload }: { payload: Error }) => {
    isMissing = true;
    if (!navigator.onLine) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  };
  window.addEventListener('vite:preloadError', note);
  return () => window.removeEventListener('vite:preloadError', note);
}
