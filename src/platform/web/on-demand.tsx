import { type ComponentType, lazy, useState } from 'react';

/**
 * A component in a file of its own that is loaded when needed. Once `load` has run, as loaders see
 * to, it draws at once: the server then sends it in its place and not at the end of the page.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce() {
    loaded ??= await load();
    return { default: loaded };
  }

  const Later: ComponentType<Props> = lazy(loadOnce);

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each component, like lazy.
  function OnDemand(props: Props) {
    // What was drawn first stays, or it would be drawn anew when the file has come.
    const [Component] = useState(() => loaded ?? Later);
    return <Component {...props} />;
  }

  return Object.assign(OnDemand, { load: loadOnce });
}
