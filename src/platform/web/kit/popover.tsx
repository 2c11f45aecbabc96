import type { ComponentProps, ToggleEvent } from 'react';
import { classes } from './box.ts';
import style from './popover.module.css';

type PopoverProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'popover' | 'id'> & {
  /** The `popoverTarget` of the button that opens it: it opens before the page works. */
  id: string;
  /** Under the button right before it in the page, or under the header at its right end. */
  place?: 'trigger' | 'header';
  /** `menu` 200 px, `wide` 264, `panel` 400 with parts of its own that scroll. */
  size?: 'menu' | 'wide' | 'panel';
  /** About how high it gets, in pixels; where that has no room below the button, it opens above. */
  height?: number;
};

/** Floats over the page until Escape or a click elsewhere; the browser restores focus. */
export function Popover({ place = 'trigger', size = 'menu', height = 0, onBeforeToggle, ...rest }: PopoverProps) {
  function beforeToggle(event: ToggleEvent<HTMLDivElement>) {
    if (place === 'trigger' && event.newState === 'open') placeAtButton(event.currentTarget, height, widths[size]);
    onBeforeToggle?.(event);
  }
  return <div {...rest} popover="auto" className={classes(style.popover, style[place], style[size])} onBeforeToggle={beforeToggle} />;
}

/** As the style sheet has them. */
const widths = { menu: 200, wide: 264, panel: 400 };
const gap = 4;

/** Under its button, or over it where there is no room. */
function placeAtButton(popover: HTMLElement, height: number, width: number): void {
  const button = popover.previousElementSibling;
  if (button === null) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const isOver = bottom + gap + height > window.innerHeight && top - gap - height > 0;
  popover.style.top = `${(isOver ? top - gap - height : bottom + gap) + window.scrollY}px`;
  popover.style.right = `${Math.max(gap, Math.min(page - right, page - width - gap))}px`;
}
