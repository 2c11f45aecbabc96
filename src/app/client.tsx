import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '../platform/web/browser/next-task.ts';

/** Takes a page over: its code has just run, then its router is made, then React draws, each in a task of its own. */
async function takeOver(): Promise<void> {
  await nextTask();
  const router = await hydrateStart();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

takeOver().catch(reportError);
