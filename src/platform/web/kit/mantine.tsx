import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Wraps only the components that use Mantine, never the whole page: visitors who only read shouldn't
 * load it. Several on one page agree, as they take everything from the tokens.
 */
export function Mantine({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  const scheme = useSyncExternalStore(watchScheme, shownScheme, () => 'light' as const);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      deduplicateCssVariables
      getStyleNonce={() => nonce ?? pageNonce()}
    >
      {children}
    </MantineProvider>
  );
}

/** Mantine's style sheets read an attribute of their own; its provider sets it to what the page shows. */
function shownScheme(): 'light' | 'dark' {
  return document.documentElement.dataset.colorScheme === 'dark' ? 'dark' : 'light';
}

function watchScheme(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
  return () => changes.disconnect();
}

/** In the browser: the nonce that this page came with. */
function pageNonce(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}
