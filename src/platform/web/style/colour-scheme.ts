import { useSyncExternalStore } from 'react';

type ColourScheme = 'auto' | 'light' | 'dark';

/** Where this browser keeps the choice (the cookies page names it). */
const key = 'weergave';

/**
 * Runs in the document's head, before anything is drawn: a page that turns dark later flashes. Its own code, as nothing
 * else has come by then; keep it in step with `applyScheme`. The server alone needs its text.
 */
export const colourSchemeScript = import.meta.env.SSR
  ? `(()=>{let s;try{s=localStorage.getItem('${key}')}catch{}
document.documentElement.dataset.colorScheme=s==='dark'||s!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'})()`
  : '';

function readScheme(): ColourScheme {
  const stored = readStored();
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing shows what the device has.
    return null;
  }
}

function applyScheme(): void {
  const scheme = readScheme();
  const dark = scheme === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
  document.documentElement.dataset.colorScheme = dark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const changed = () => {
    applyScheme();
    listener();
  };
  // Chosen here or in another tab, or the device went dark.
  window.addEventListener('storage', changed);
  device.addEventListener('change', changed);
  // Either may have changed since the document's head was read: on a slow line that is long ago.
  applyScheme();
  return () => {
    window.removeEventListener('storage', changed);
    device.removeEventListener('change', changed);
  };
}

/** Light, dark, or as the device has it; kept in this browser. The server doesn't know it and draws 'auto'. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, readScheme, () => 'auto');
}

export function chooseColourScheme(scheme: ColourScheme): void {
  window.localStorage.setItem(key, scheme);
  // Browsers notify other tabs only; this dispatches the event to this one too.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: scheme, storageArea: window.localStorage }));
}
