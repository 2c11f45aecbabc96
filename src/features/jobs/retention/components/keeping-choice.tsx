import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { SwitchField } from '../../../../platform/web/kit/switch-field.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Keeping } from '../contract.ts';
import { useChooseKeeping, useKeeping } from '../hooks.ts';

/** How long the poster keeps an own application, and the choice to let them keep it for longer. */
export function KeepingChoice({ applicationId, companyName }: { applicationId: string; companyName: string }) {
  const keeping = useKeeping(applicationId);
  const { mutate, isPending } = useChooseKeeping();
  if (keeping === undefined) return null;
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {sentenceOf(keeping, companyName)}
      </Text>
      {!keeping.isEnded && (
        <SwitchField
          label="12 maanden laten bewaren"
          hint={`Voor als ${companyName} later weer iets voor je heeft. Je kunt dit altijd terugdraaien.`}
          isOn={keeping.keptLonger}
          isSaving={isPending}
          onChoose={(keptLonger) => mutate({ id: applicationId, keptLonger })}
        />
      )}
    </Stack>
  );
}

function sentenceOf({ isEnded, endsAt, keptLonger }: Keeping, companyName: string): string {
  if (isEnded) return `${companyName} kan je sollicitatie niet meer lezen. Wat je hier ziet, is alleen nog van jou.`;
  if (endsAt !== null) return `${companyName} kan je sollicitatie lezen tot ${formatDate(endsAt)}. Daarna is ze alleen nog van jou.`;
  return `${companyName} kan je sollicitatie lezen tot ${keptLonger ? '12\u00a0maanden' : '4\u00a0weken'} nadat de vacature sluit. Daarna is ze alleen nog van jou.`;
}
