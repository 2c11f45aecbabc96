import type { ReactNode } from 'react';
import { Row, Stack } from '../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../platform/web/kit/text.tsx';

/** One kind of component, in all its states. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={24} aria-label={title}>
      <Title size="heading">{title}</Title>
      {children}
    </Stack>
  );
}

/** Some states side by side, labelled with their difference. */
export function States({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Text tone="muted" size="small">
        {name}
      </Text>
      <Row gap={12} align="start">
        {children}
      </Row>
    </Stack>
  );
}
