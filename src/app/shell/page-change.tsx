import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Hidden } from '../../platform/web/kit/hidden.tsx';

/** After a change of page: focus goes to its title, and its name is announced. */
export function PageChange() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        const main = document.querySelector('main');
        const title = main?.querySelector('h1') ?? main;
        // Keep the focus that the page itself set, such as on a form's first field.
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
