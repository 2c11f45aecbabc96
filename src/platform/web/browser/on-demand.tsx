import { type ComponentType, lazy, useEffect, useState } from 'react';
import { toast } from '../kit/toast.ts';

/**
 * A component in a file of its own that is loaded when needed. Once a loader has awaited `load`, it renders at once: the
 * server then sends it in its place and not at the end of the page. A page begins with the style sheets of parts
 * whose import says `loads: at once` (docs/decisions/083). Those of others aren't among them, so a placeholder that the server sends
 * must use them too.
 *
 * A component that opens over or in a page passes `giveUp`: when its file fails to load, the page goes on without it and
 * a toast says so. Any other one fails as a page does.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, giveUp?: (props: Props) => void) {
  let loaded: ComponentType<Props> | undefined;
  let Later = makeLater();

  async function loadOnce() {
    try {
      loaded ??= await load();
    } catch (error) {
      if (!import.meta.env.SSR) removeBrokenStyles();
      throw error;
    }
    return { default: loaded };
  }

  function makeLater(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return await loadOnce();
      } catch (error) {
        if (giveUp === undefined) throw error;
        return { default: Failed };
      }
    });
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each component, like lazy.
  function Failed(props: Props) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: it fails once, with its first props.
    useEffect(() => {
      Later = makeLater();
      // Browsers may remember that a file didn't come; then only a new page gets it.
      const way = navigator.onLine ? 'Vernieuw de pagina en probeer opnieuw.' : 'Probeer opnieuw.';
      toast({ kind: 'error', title: 'Fout', message: `Er is iets misgegaan. ${way}` });
      giveUp?.(props);
    }, []);
    return null;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each component, like lazy.
  function OnDemand(props: Props) {
    // Keep the component of the first render; switching to the loaded one would remount it.
    const [Component] = useState(() => loaded ?? Later);
    return <Component {...props} />;
  }

  return Object.assign(OnDemand, { load: loadOnce });
}

/** After what the page itself loads. */
const earlyMilliseconds = 2_000;

type Part = { load(): Promise<unknown> };

/** The parts of what is on the page, until they are loaded: each row of a list may have some, and one timer serves them all. */
const early = new Set<Part[]>();
let isPlanned = false;

function loadEarly(): void {
  isPlanned = false;
  // Opening the part loads it again, and reports a failure then.
  for (const part of new Set([...early].flat())) part.load().catch(() => undefined);
  early.clear();
}

/** Loads parts once the page is quiet, so that they open at once, even without a network. */
export function useLoadedEarly(...parts: Part[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a component are the same for good.
  useEffect(() => {
    early.add(parts);
    if (!isPlanned) setTimeout(loadEarly, earlyMilliseconds);
    isPlanned = true;
    return () => void early.delete(parts);
  }, []);
}

/** Removes style sheets that failed to load; the next attempt would take one left in the page for loaded. */
function removeBrokenStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.remove();
  }
}
