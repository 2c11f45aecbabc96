import type { ReactNode } from 'react';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { Ways } from './ways.tsx';

type NarrowPageProps = { title: string; intro: string; children: ReactNode; ways: ReactNode };

/** A page with one short form. */
export function NarrowPage({ title, intro, children, ways }: NarrowPageProps) {
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <Stack as="header" gap={8}>
          <h1>{title}</h1>
          <Text tone="muted">{intro}</Text>
        </Stack>
        {children}
        <Ways>{ways}</Ways>
      </Stack>
    </Page>
  );
}
