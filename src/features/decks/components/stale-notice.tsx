import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { DeckSlide } from '../contract.ts';
import { useUpdateSlide } from '../hooks.ts';
import { fieldsOf } from '../policy/slides.ts';
import { linesOf } from '../view/typed.ts';

type StaleNoticeProps = { projectId: string; slide: DeckSlide; isBusy: boolean };

/** Facts of the project that changed since the slide was written, and sentences that wait for their owner because of it. */
export function StaleNotice({ projectId, slide: { name, changes, facts, fields }, isBusy }: StaleNoticeProps) {
  const isHydrated = useHydrated();
  const { mutate, isPending } = useUpdateSlide(projectId);
  const held = fields.filter(({ isHeld }) => isHeld);
  if (changes.length === 0 && held.length === 0) return null;
  const labels = new Map(fieldsOf(name).map(([field, { label }]) => [field, label]));
  return (
    <Notice>
      <Stack gap={12}>
        {changes.length > 0 && (
          <div>
            <Text isStrong>Deze dia volgt niet meer je project</Text>
            <ul>
              {changes.map(({ label, before, now }) => (
                <Text as="li" size="small" key={`${label} ${before} ${now}`}>
                  {label}: was {before ?? 'leeg'}, is nu <strong>{now ?? 'leeg'}</strong>
                </Text>
              ))}
            </ul>
            {held.length === 0 && (
              <Text size="small" tone="muted">
                Wat uit je project komt, staat al goed op de dia. Kijk na of wat je zelf schreef nog klopt.
              </Text>
            )}
          </div>
        )}
        {held.length > 0 && (
          <div>
            <Text isStrong>Klopt dit nog?</Text>
            {held.map(({ name: field, value }) => (
              <Text key={field} size="small">
                {labels.get(field)}: “{linesOf(value).join(' ')}”
              </Text>
            ))}
            <Text size="small" tone="muted">
              Niemand ziet deze tekst tot je zegt dat hij klopt.
            </Text>
          </div>
        )}
        <div>
          <Button size="small" disabled={!isHydrated || isBusy || isPending} onClick={() => mutate({ slide: name, facts })}>
            {held.length > 0 ? 'Klopt nog' : 'Bijwerken'}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
