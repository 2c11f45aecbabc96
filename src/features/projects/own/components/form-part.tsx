import { type ReactNode, useId } from 'react';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import style from './form-part.module.css';

type FormPartProps = {
  title: string;
  hint?: string;
  /** Where links from elsewhere lead to it. */
  anchor?: string;
  children: ReactNode;
};

/** Fields of a section that belong together, with help for all of them. */
export function FormPart({ title, hint, anchor, children }: FormPartProps) {
  const id = useId();
  return (
    <section id={anchor} className={style.part} aria-labelledby={id}>
      <Stack gap={4}>
        <Title as="h3" id={id}>
          {title}
        </Title>
        {hint && (
          <Text tone="muted" size="small">
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </section>
  );
}
