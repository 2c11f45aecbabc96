import { type Icon, IconDots } from '@tabler/icons-react';
import { type Ref, type ToggleEvent, useId, useRef } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import style from './dots-menu.module.css';

type DotsMenuProps = {
  /** What the button says to who doesn't see it. */
  label: string;
  items: { label: string; icon: Icon; onChoose: () => void }[];
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** What else can be done with something. The browser's own popover closes by Escape or a click elsewhere. */
export function DotsMenu({ label, items, ref, className = '' }: DotsMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // The menu itself opens before the page works.
  const isHydrated = useHydrated();

  function choose(act: () => void) {
    menu.current?.hidePopover();
    act();
  }

  return (
    <>
      <button ref={ref} type="button" popoverTarget={id} className={`${style.dots} ${className}`} aria-label={label}>
        <IconDots size={20} aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className={style.popover} onBeforeToggle={(event) => place(event, items.length)}>
        {items.map(({ label: words, icon: Sign, onChoose }) => (
          <button key={words} type="button" className={style.item} disabled={!isHydrated} onClick={() => choose(onChoose)}>
            <Sign size={20} stroke={1.75} aria-hidden />
            {words}
          </button>
        ))}
      </div>
    </>
  );
}

/** As its style sheet has them. */
const [itemHeight, edges, width, gap] = [44, 18, 200, 4];

/** Under its button, or over it where there is no room, and it scrolls along with the page. */
function place(event: ToggleEvent<HTMLDivElement>, items: number) {
  const { currentTarget: menu, newState } = event;
  const button = menu.previousElementSibling;
  if (newState !== 'open' || button === null) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const height = items * itemHeight + edges;
  const isOver = bottom + gap + height > window.innerHeight && top - gap - height > 0;
  menu.style.top = `${(isOver ? top - gap - height : bottom + gap) + window.scrollY}px`;
  menu.style.right = `${Math.min(document.documentElement.clientWidth - right, document.documentElement.clientWidth - width - gap)}px`;
}
