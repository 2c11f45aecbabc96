import { type ReactNode, useId, useState } from 'react';
import { CountBadge } from '../kit/badge.tsx';
import { Button } from '../kit/buttons.tsx';
import { Card } from '../kit/card.tsx';
import { Hidden } from '../kit/hidden.tsx';
import { IconAdjustmentsHorizontal } from '../kit/icons.tsx';
import { KeepFocus } from '../kit/keep-focus.tsx';
import { Grid, Row, Stack } from '../kit/layout.tsx';

type FoldedFiltersProps = {
  /** The search box, which is always seen. */
  box: ReactNode;
  /** The number of filters in use; some in use are unfolded at first. */
  count: number;
  /** The link that clears them, shown while some are in use. */
  clear: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The search box of a list, and its filters behind a button. */
export function FoldedFilters({ box, count, clear, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Stack as="search" gap={12} data-print="hidden">
      <Row align="stretch" isFirstWide>
        {box}
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
          <Hidden upTo="phones">Filters</Hidden>
          {count > 0 && (
            <CountBadge>
              {count}
              <Hidden> actief</Hidden>
            </CountBadge>
          )}
        </Button>
      </Row>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Card>
            <KeepFocus gap={12}>
              <Grid columns={4} align="start">
                {children}
              </Grid>
              {count > 0 && <Row>{clear}</Row>}
            </KeepFocus>
          </Card>
        )}
      </div>
    </Stack>
  );
}
