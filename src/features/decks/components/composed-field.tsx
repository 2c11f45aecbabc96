import type { ReactNode } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';

type ComposedFieldProps = {
  label: string;
  /** The owner wrote it: it can be composed from the project again. */
  isByHand: boolean;
  /** Its owner chose that, and hasn't saved it yet. */
  isComposed: boolean;
  onCompose: (isComposed: boolean) => void;
  /** The field itself. */
  children: ReactNode;
};

/** A field of a slide, with the way back to what Kiem writes in it. */
export function ComposedField({ label, isByHand, isComposed, onCompose, children }: ComposedFieldProps) {
  if (isComposed) {
    return (
      <Stack gap={4} align="start">
        <Text isStrong>{label}</Text>
        <Text size="small">Na het opslaan stelt Kiem dit weer op uit je project.</Text>
        <Button size="small" onClick={() => onCompose(false)}>
          Toch mijn tekst houden
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {children}
      {isByHand && (
        <div>
          <Button size="small" tone="muted" onClick={() => onCompose(true)}>
            Weer automatisch
            <Hidden>: {label}</Hidden>
          </Button>
        </div>
      )}
    </Stack>
  );
}
