import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { IconCopy } from '../../../../platform/web/kit/icons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import sections from '../../../../platform/web/kit/sections.module.css';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useCalendarAddress, useSetCalendarAddress } from '../hooks.ts';
import style from './calendar-section.module.css';

/** A section of the settings: the private address at which calendar programs read the viewer's agenda. */
export function CalendarSection() {
  const url = useCalendarAddress();
  const isHydrated = useHydrated();
  const { mutate, isPending } = useSetCalendarAddress();
  const place = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const [asks, setAsks] = useState<'new' | 'none' | null>(null);

  // The pressed button may unmount; without this, keyboard focus would be lost.
  useEffect(() => {
    if (isPending || !acted.current) return;
    acted.current = false;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isPending]);

  function set(wish: 'new' | 'none', title: string) {
    acted.current = true;
    mutate(wish, { onSuccess: () => toast({ kind: 'success', title }) });
  }

  return (
    <Section id="agenda" title="Agenda" intro="Zie je meetings ook in Google Agenda, Outlook of Apple Agenda.">
      <div ref={place} className={style.place}>
        {url === null ? (
          <div className={sections.actions}>
            <Button disabled={!isHydrated || isPending} onClick={() => set('new', 'Agenda-adres gemaakt')}>
              {isPending ? 'Bezig...' : 'Agenda-adres maken'}
            </Button>
          </div>
        ) : (
          <Address url={url} isBusy={!isHydrated || isPending} onAsk={setAsks} />
        )}
      </div>
      {asks === 'new' && (
        <ConfirmDialog
          title="Agenda-adres vernieuwen?"
          confirmLabel="Vernieuwen"
          onConfirm={() => set('new', 'Agenda-adres vernieuwd')}
          onClose={() => setAsks(null)}
        >
          <p>Het oude adres werkt dan niet meer. Geef je agendaprogramma daarna het nieuwe.</p>
        </ConfirmDialog>
      )}
      {asks === 'none' && (
        <ConfirmDialog
          title="Agenda-adres verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => set('none', 'Agenda-adres verwijderd')}
          onClose={() => setAsks(null)}
        >
          <p>Het oude adres werkt dan niet meer. Je meetings zie je dan alleen nog hier.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

type AddressProps = { url: string; isBusy: boolean; onAsk: (wish: 'new' | 'none') => void };

function Address({ url, isBusy, onAsk }: AddressProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', title: 'Adres gekopieerd' });
    } catch {
      // Some browsers refuse clipboard writes; select the address, so that the viewer can copy it.
      field.current?.select();
      toast({ kind: 'error', title: 'Kopiëren lukte niet', message: 'Het adres is geselecteerd: kopieer het zelf.' });
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label="Privéadres van je agenda"
        hint="Wie dit adres heeft, kan je agenda meelezen. Deel het met niemand."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={style.how}>
        Voeg het adres toe als abonnement: in Google Agenda met “Andere agenda’s” en “Via URL”, in Outlook met “Agenda toevoegen” en
        “Abonneren via internet”, in Apple Agenda met “Nieuw agenda-abonnement”. Wat er in je agenda verandert, komt daar vanzelf.
      </p>
      <div className={sections.actions}>
        <Button tone="primary" disabled={isBusy} onClick={() => void copy()}>
          <IconCopy size={20} stroke={1.75} aria-hidden />
          Adres kopiëren
        </Button>
        <Button disabled={isBusy} onClick={() => onAsk('new')}>
          Vernieuwen
        </Button>
        <Button tone="danger" disabled={isBusy} onClick={() => onAsk('none')}>
          Verwijderen
        </Button>
      </div>
    </>
  );
}
