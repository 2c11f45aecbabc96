import '../../platform/web/style/base.css';
import '../../platform/web/style/fonts.css';
import '../../platform/web/style/tokens.css';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html lang="nl" {...mantineHtmlProps}>
      <head>
        <HeadContent />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1512" />
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
