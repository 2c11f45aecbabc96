import { type KeyboardEvent, type Ref, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoadedEarly } from '../browser/on-demand.tsx';
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
  // A page has many menus, and few are opened: what stands in one is drawn as it opens for the first time.
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before the page works.
  useEffect(() => setWasOpened(menu.current?.matches(':popover-open') ?? false), []);
  // Much of what stands in a menu asks first, and should do so without a network too.
  useLoadedEarly(ConfirmDialog);

  function choose(act: () => void) {
    menu.current?.hidePopover();
    act();
  }

  /** At once, as focus goes to an item right after this. */
  function drawItems({ newState }: ToggleEvent) {
    if (newState === 'open') flushSync(() => setWasOpened(true));
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
        onBeforeToggle={drawItems}
        onKeyDown={(event) => moveFocusByArrows(event, 'column')}
      >
        {wasOpened &&
          items.map(({ label: words, icon, onChoose }) => (
            <MenuItem key={words} icon={icon} onClick={() => choose(onChoose)}>
              {words}
            </MenuItem>
          ))}
      </Popover>
    </>
  );
}
