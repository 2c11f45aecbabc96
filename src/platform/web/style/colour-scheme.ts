import { useSyncExternalStore } from 'react';

export type ColourScheme = 'auto' | 'light' | 'dark';

/** Mantine's own key: its script in the document's head and its controls read the same choice. */
const key = 'mantine-color-scheme-value';

function readScheme(): ColourScheme {
  const stored = window.localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function applyScheme(): void {
  const scheme = readScheme();
  const dark = scheme === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const changed = () => {
    applyScheme();
    listener();
  };
  // Somebody chose, here or in another tab, or the device went dark.
  window.addEventListener('storage', changed);
  device.addEventListener('change', changed);
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
  // Browsers tell other tabs only; this one hears it too, Mantine's provider included.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: scheme, storageArea: window.localStorage }));
}
