/** Before a card goes, focus moves to the person after it, or before it; without any, to the title of the page. */
export function focusNext(button: Element): void {
  const card = button.closest('li');
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main h1');
  if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
