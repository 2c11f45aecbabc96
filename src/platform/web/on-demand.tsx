import { type ComponentType, lazy, useState } from 'react';
import { toastFailure } from './toast.ts';

const Nothing = () => null;

/** How soon what could not be loaded is asked for again. */
const pauseMilliseconds = 2_000;

/**
 * A component in a file of its own that is loaded when needed. Once `load` has run, as loaders see
 * to, it draws at once: the server then sends it in its place and not at the end of the page.
 * What can't be loaded because the network is broken isn't drawn, and a toast says so; the page goes on.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let later: ComponentType<Props> | undefined;

  async function loadOnce() {
    loaded ??= await load();
    return { default: loaded };
  }

  async function loadOrNothing(): Promise<{ default: ComponentType<Props> }> {
    try {
      return await loadOnce();
    } catch {
      toastFailure();
      setTimeout(() => {
        later = undefined;
      }, pauseMilliseconds);
      return { default: Nothing };
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each component, like lazy.
  function OnDemand(props: Props) {
    // What was drawn first stays, or it would be drawn anew when the file has come.
    const [Component] = useState<ComponentType<Props>>(() => {
      later ??= lazy(loadOrNothing);
      return loaded ?? later;
    });
    return <Component {...props} />;
  }

  return Object.assign(OnDemand, { load: loadOnce });
}
