import { Stack } from '../../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';

/** A text of the plan, under its title where it isn't the only one; nothing without a text. */
export function PlanText({ title, text }: { title?: string; text: string }) {
  if (text === '') return null;
  return (
    <Stack gap={4}>
      {title !== undefined && <h3>{title}</h3>}
      <Text as="div" isWritten>
        <LinkedText text={text} />
      </Text>
    </Stack>
  );
}
