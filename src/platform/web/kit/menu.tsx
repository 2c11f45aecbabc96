import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { useLoadedEarly } from '../browser/on-demand.tsx';
import { useHydrated } from '../browser/use-hydrated.ts';
import { moveFocusByArrows } from './arrow-keys.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { type Icon, IconDots } from './icons.tsx';
import { MenuItem } from './menu-item.tsx';
import { Popover } from './popover.tsx';

type MenuProps = {
  /** Of the button, read aloud. */
  label: string;
  items: { label: string; icon: Icon; onChoose: () => void }[];
  /** For labels that would take two lines, for which it keeps no height. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** As the style sheets have them. */
const [itemHeight, edges] = [44, 18];

/** Further actions on something, under three dots. Arrow down opens the menu too, and the arrow keys move in it. */
export function Menu({ label, items, isWide = false, ref }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // The menu itself opens before the page works.
  const isHydrated = useHydrated();
  // Much of what stands in a menu asks first, and should do so without a network too.
  useLoadedEarly(ConfirmDialog);

  function choose(act: () => void) {
    menu.current?.hidePopover();
    act();
  }

  function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown' || menu.current === null) return;
    event.preventDefault();
    if (!menu.current.matches(':popover-open')) menu.current.showPopover({ source: event.currentTarget });
    menu.current.querySelector('button')?.focus();
  }

  return (
    <>
      <IconButton ref={ref} label={label} icon={IconDots} size="small" popoverTarget={id} onKeyDown={openByArrow} />
      <Popover
        ref={menu}
        id={id}
        size={isWide ? 'wide' : 'menu'}
        height={items.length * itemHeight + edges}
        onKeyDown={(event) => moveFocusByArrows(event, 'column')}
      >
        {items.map(({ label: words, icon, onChoose }) => (
          <MenuItem key={words} icon={icon} disabled={!isHydrated} onClick={() => choose(onChoose)}>
            {words}
          </MenuItem>
        ))}
      </Popover>
    </>
  );
}
