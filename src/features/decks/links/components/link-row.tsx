import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { DeckLink } from '../contract.ts';
import { useRenewLink, useTakeBackLink } from '../hooks.ts';
import { ReadingList } from './reading-list.tsx';

const states = {
  open: { label: 'Werkt', tone: 'leaf' },
  expired: { label: 'Verlopen', tone: 'outline' },
  'taken-back': { label: 'Teruggenomen', tone: 'outline' },
} as const;

const lives = { open: 'Te lezen', expired: 'Liep' };

type LinkRowProps = { projectId: string; link: DeckLink /** Shows the address that it was given. */; onAddress: (url: string) => void };

/** A link to one's own deck: for whom, until when, what was read by it, and taking it back. */
export function LinkRow({ projectId, link, onAddress }: LinkRowProps) {
  const { label, person, email, state, expiresAt, openings, readings } = link;
  const [asked, setAsked] = useState<'renew' | 'take-back' | null>(null);
  const renew = useRenewLink(projectId);
  const takeBack = useTakeBackLink(projectId);
  const isBusy = renew.isPending || takeBack.isPending;
  const reader = person === null ? email : nameOf(person);
  const files = [...(link.allowsPdf ? ['PDF'] : []), ...(link.allowsPptx ? ['PowerPoint'] : [])].join(' en ');
  return (
    <Stack gap={12}>
      <Stack gap={0}>
        <Row gap={8}>
          <strong>{label}</strong>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </Row>
        <Text tone="muted" size="small">
          Voor {reader}.{state !== 'taken-back' && ` ${lives[state]} tot en met ${formatDate(expiresAt)}`}
          {state === 'open' && files !== '' && `, mee te nemen als ${files}`}
          {state !== 'taken-back' && '.'}
        </Text>
      </Stack>
      {openings === 0 ? <Text size="small">Nog niet geopend.</Text> : <ReadingList readings={readings} openings={openings} label={label} />}
      {state === 'open' && (
        <Actions>
          <Button size="small" disabled={isBusy} aria-label={`Nieuw adres maken: ${label}`} onClick={() => setAsked('renew')}>
            Nieuw adres
          </Button>
          <Button
            size="small"
            tone="quietDanger"
            disabled={isBusy}
            aria-label={`Terugnemen: ${label}`}
            onClick={() => setAsked('take-back')}
          >
            Terugnemen
          </Button>
        </Actions>
      )}
      {asked === 'renew' && (
        <ConfirmDialog
          title="Nieuw adres maken?"
          confirmLabel="Nieuw adres"
          onConfirm={() => renew.mutate(link, { onSuccess: ({ url }) => onAddress(url) })}
          onClose={() => setAsked(null)}
        >
          Het adres dat je eerder stuurde werkt dan meteen niet meer.
        </ConfirmDialog>
      )}
      {asked === 'take-back' && (
        <ConfirmDialog
          title={`“${label}” terugnemen?`}
          confirmLabel="Terugnemen"
          isDanger
          onConfirm={() => takeBack.mutate(link)}
          onClose={() => setAsked(null)}
        >
          Met deze link leest {reader} dan meteen niets meer, ook niet op een pagina die open staat. Wat al als bestand is meegenomen,
          blijft bij hen. Wie je bij je project toeliet, leest daar gewoon verder.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
