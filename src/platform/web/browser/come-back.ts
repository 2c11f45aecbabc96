/**
 * Runs in the document's head: marks a page that somebody comes back to or loads anew, as the browser takes them to where they were,
 * so many pixels from its top. Lists are laid out whole there, also what isn't seen. The server alone needs its text.
 */
export const comeBackScript = import.meta.env.SSR
  ? `if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.cameBack=''`
  : '';
