import type { ReactNode } from 'react';
import { Grid, Stack } from '../../../platform/web/kit/layout.tsx';

type SimilarProps = { id: string; title: string; children: ReactNode };

/** Cards of things like the one of the page, below it. */
export function Similar({ id, title, children }: SimilarProps) {
  return (
    <Stack as="section" gap={16} aria-labelledby={id} data-print="hidden">
      <h2 id={id}>{title}</h2>
      <Grid as="ul" columns={3} gap={12}>
        {children}
      </Grid>
    </Stack>
  );
}
