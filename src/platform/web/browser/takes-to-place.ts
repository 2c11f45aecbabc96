/**
 * Whether the router takes a reader to the place that a navigation asks for. Not on the first page if they stand further down
 * once it works: the browser took them there, or they scrolled while it loaded, and would be thrown back to its top.
 */
export function takesToPlace(): () => boolean {
  let isFirst = true;
  return () => {
    const leaves = isFirst && !import.meta.env.SSR && window.scrollY > 0;
    isFirst = false;
    return !leaves;
  };
}
