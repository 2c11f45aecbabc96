import { Children, type ReactNode } from 'react';
import { Grid, Stack } from '../../../platform/web/kit/layout.tsx';

type SimilarProps = { id: string; title: string; children: ReactNode };

/** Cards of things like the one of the page, below it. */
export function Similar({ id, title, children }: SimilarProps) {
  return (
    <Stack as="section" gap={16} aria-labelledby={id} data-print="hidden">
      <h2 id={id}>{title}</h2>
      {/* A fourth would stand alone under three. */}
      <Grid as="ul" columns={Children.count(children) === 4 ? 4 : 3} gap={12} isSmall>
        {children}
      </Grid>
    </Stack>
  );
}
