/**
 * Runs in the document's head and marks a page that is loaded again or returned to. The browser scrolls it to a number of pixels, so its
 * lists have to be laid out whole. The server alone needs the text.
 */
export const comeBackScript = import.meta.env.SSR
  ? `if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.cameBack=''`
  : '';
