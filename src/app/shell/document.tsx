import '../../platform/web/style/base.css';
import '../../platform/web/style/fonts.css';
import '../../platform/web/style/tokens.css';
import { useQueryClient } from '@tanstack/react-query';
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { comeBackScript } from '../../platform/web/browser/come-back.ts';
import { carriedAnswersId, writeAnswers } from '../../platform/web/data/carried-queries.ts';
import { earlyPressScript } from '../../platform/web/forms/early-press.ts';
import { colourSchemeScript } from '../../platform/web/style/colour-scheme.ts';

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The scripts below mark the document before hydration: React would report a mismatch.
    <html lang="nl" suppressHydrationWarning>
      <head>
        <HeadContent />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1512" />
        <ScriptOnce>{colourSchemeScript}</ScriptOnce>
        <ScriptOnce>{earlyPressScript}</ScriptOnce>
        <ScriptOnce>{comeBackScript}</ScriptOnce>
      </head>
      <body>
        {children}
        <CarriedAnswers />
        <Scripts />
      </body>
    </html>
  );
}

/** Written by the server before what makes the page work, which reads it. The browser leaves the element as it came. */
function CarriedAnswers() {
  const queryClient = useQueryClient();
  return (
    <script id={carriedAnswersId} type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR ? writeAnswers(queryClient) : ''}
    </script>
  );
}
