import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { readingsKeptMonths } from '../policy.ts';

/** Before a shared deck opens: what its owner sees of the reading. */
export function ReadingNotice({ ownerName }: { ownerName: string }) {
  return (
    <Notice>
      <Stack gap={8}>
        <p>
          <strong>{ownerName} ziet dat je leest:</strong> wanneer je de pitch opent en welke dia’s je bekijkt. Niet hoe lang, en niet waar
          je bent.
        </p>
        <p>Na {readingsKeptMonths} maanden wissen we dat. Je kunt het zelf eerder wissen, ook als de link niet meer werkt.</p>
      </Stack>
    </Notice>
  );
}
