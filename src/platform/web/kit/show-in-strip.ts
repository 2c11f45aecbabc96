/** Scrolls a strip sideways until an element in it is in full sight. The page itself stays where it is. */
export function showInStrip(strip: HTMLElement, element: Element | null): void {
  if (element === null) return;
  const [seen, box] = [strip.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.left < seen.left || box.right > seen.right) strip.scrollLeft += (box.left + box.right - seen.left - seen.right) / 2;
}
