import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';
import style from './page-head.module.css';
import { Text } from './text.tsx';

type PageHeadProps = {
  title: string;
  /** The contents of the page, in a sentence. */
  about: string;
  /** The button that adds to it. */
  children?: ReactNode;
};

/** The head of a page that lists things. */
export function PageHead({ title, about, children }: PageHeadProps) {
  const said = (
    <Stack gap={8}>
      <h1>{title}</h1>
      <Text tone="muted">{about}</Text>
    </Stack>
  );
  if (children === undefined || children === false) return said;
  return (
    <div className={style.head}>
      {said}
      {children}
    </div>
  );
}
