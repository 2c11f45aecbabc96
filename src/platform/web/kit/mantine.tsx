import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Stands around what uses Mantine, never around the whole page: visitors who only read shouldn't
 * load it. Several on one page agree, as they take everything from the tokens.
 */
export function Mantine({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      deduplicateCssVariables
      getStyleNonce={() => nonce ?? pageNonce()}
    >
      {children}
    </MantineProvider>
  );
}

/** In the browser: the nonce that this page came with. */
function pageNonce(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}
