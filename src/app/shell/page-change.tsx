import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Hidden } from '../../platform/web/kit/hidden.tsx';

/** Moves focus to the title after navigation and announces the page's name. */
export function PageChange() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        const main = document.querySelector('main');
        const title = main?.querySelector('h1') ?? main;
        // Keeps focus that the page itself has set, such as on a form's first field.
        if (main?.contains(document.activeElement) !== true || document.activeElement === main) {
          title?.setAttribute('tabindex', '-1');
          title?.focus({ preventScroll: true });
        }
        setAnnounced(document.title);
      }),
    [router],
  );

  return (
    <Hidden role="status" as="div">
      {announced}
    </Hidden>
  );
}
