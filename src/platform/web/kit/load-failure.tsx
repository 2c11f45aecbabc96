import type { ReactNode } from 'react';
import { useBackOnline } from '../browser/use-back-online.ts';
import { isLinkMissing } from '../data/loaded-link.ts';
import { classes } from './box.ts';
import { Button } from './buttons.tsx';
import { Plant } from './drawings.tsx';
import style from './empty-state.module.css';

type LoadFailureProps = {
  /** The sentence: what didn't come. */
  children: ReactNode;
  onRetry: () => void;
  /** `page` with a drawing, in the place of a whole list; `line` among other things; `centred` at the end of a list or in a menu. */
  size?: 'page' | 'line' | 'centred';
};

/** In the place of what couldn't be loaded: says so, also aloud, and tries again, by itself once the device is online again. */
export function LoadFailure({ children, onRetry, size = 'page' }: LoadFailureProps) {
  const retry = () => (isLinkMissing() ? window.location.reload() : onRetry());
  const isOnline = useBackOnline(retry);
  const words = isOnline ? children : 'Je bent offline. Zodra je weer verbinding hebt, proberen we het opnieuw.';
  if (size !== 'page') {
    return (
      <div className={classes(style.failure, size === 'centred' && style.centred)} role="alert">
        <p>{words}</p>
        <Button onClick={retry}>Probeer opnieuw</Button>
      </div>
    );
  }
  return (
    <div className={style.message} role="alert">
      <Plant drawing="fallen" size={128} />
      <p className={style.title}>{words}</p>
      <div className={style.actions}>
        <Button tone="primary" onClick={retry}>
          Probeer opnieuw
        </Button>
      </div>
    </div>
  );
}
