import { Link } from '@tanstack/react-router';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { readingsKeptMonths } from '../policy.ts';
import type { Place } from '../view/place.ts';

/** Before a shared deck opens: what its owner sees of the reading. */
export function ReadingNotice({ place, ownerName }: { place: Place; ownerName: string }) {
  return (
    <Notice>
      <Stack gap={8}>
        <p>
          <strong>{ownerName} ziet dat je leest:</strong> wanneer je de pitch opent en welke dia’s je bekijkt. Niet hoe lang, en niet waar
          je bent.
        </p>
        {'token' in place ? (
          <p>Na {readingsKeptMonths} maanden wissen we dat. Je kunt het zelf eerder wissen, ook als de link niet meer werkt.</p>
        ) : (
          <p>
            Na {readingsKeptMonths} maanden wissen we dat. Eerder wissen kan bij je{' '}
            <Link to="/instellingen" hash="gelezen-pitches">
              gelezen pitches
            </Link>
            , ook als je niet meer bent toegelaten.
          </p>
        )}
      </Stack>
    </Notice>
  );
}
