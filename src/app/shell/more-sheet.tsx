import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Me } from '../../features/profiles/hooks.ts';
import { useClosedByBack } from '../../platform/web/browser/way-back.ts';
import { IconMail, IconMenu2, IconX } from '../../platform/web/kit/icons.tsx';
import { MenuLink } from '../../platform/web/kit/menu-link.tsx';
import { otherDestinationsOf } from './destinations.ts';
import header from './header.module.css';
import style from './menu.module.css';
import { OwnItems } from './own-items.tsx';

/** Whether the page is one that the sheet leads to. */
function isIn(pathname: string, me: Me): boolean {
  const within = [...otherDestinationsOf(me).map(({ link }) => link.to), '/contact', '/instellingen'];
  return pathname === '/profiel' || within.some((place) => pathname === place || pathname.startsWith(`${place}/`));
}

/** The destinations that don't fit in the bottom bar. The modal dialog traps focus and restores it. Few open it, so pages come without its content. */
export function MoreSheet({ me }: { me: Me }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isHere = useLocation({ select: ({ pathname }) => isIn(pathname, me) });
  const close = () => sheet.current?.close();
  useClosedByBack(sheet, close);
  const open = () => {
    // The dialog focuses the first control that it has when it opens.
    flushSync(() => setWasOpened(true));
    sheet.current?.showModal();
  };
  return (
    <div className={header.more}>
      <button type="button" className={header.icon} aria-haspopup="dialog" aria-current={isHere || undefined} onClick={open}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
        <span className={header.moreLabel}>Meer</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the sheet closes it; keyboard users have Escape and the button. */}
      <dialog
        ref={sheet}
        className={style.sheet}
        aria-labelledby="meer-titel"
        onClick={(event) => event.target === sheet.current && close()}
      >
        {wasOpened && <SheetContent me={me} close={close} />}
      </dialog>
    </div>
  );
}

function SheetContent({ me, close }: { me: Me; close(): void }) {
  return (
    <>
      <div className={style.sheetHead}>
        <h2 id="meer-titel">Meer</h2>
        <button type="button" className={header.icon} aria-label="Sluiten" onClick={close}>
          <IconX size={24} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <ul>
        {otherDestinationsOf(me).map(({ label, icon, link }) => (
          <li key={label}>
            <MenuLink {...link} icon={icon} onClick={close}>
              {label}
            </MenuLink>
          </li>
        ))}
        <li>
          <MenuLink to="/contact" icon={IconMail} onClick={close}>
            Contact
          </MenuLink>
        </li>
      </ul>
      <OwnItems close={close} />
    </>
  );
}
