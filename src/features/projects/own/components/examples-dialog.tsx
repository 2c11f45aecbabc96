import { useRef, useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import type { PersonSummary } from '../../../profiles/contract.ts';
import { categoryLabels } from '../../policy.ts';
import type { FlatFields } from '../view/draft.ts';
import { examples } from '../view/examples.ts';
import { toShownProject } from '../view/shown-project.ts';
import style from './project-preview.module.css';
import { ProjectPreview } from './project-preview.tsx';

type ExamplesDialogProps = { owner: PersonSummary; now: string; onStart: (example: FlatFields) => void; onClose: () => void };

const noFiles = { image: null, logo: null, documents: [] };
/** An example is read to learn from, so it hides nothing that its audience would keep from others. */
const seesAll = { isOwner: true, isMember: true, isAdmitted: false };

/** Worked examples, to look into and to begin with. */
export function ExamplesDialog({ owner, now, onStart, onClose }: ExamplesDialogProps) {
  const dialog = useRef<{ close(): void }>(null);
  const scroll = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<FlatFields | null>(null);

  function show(example: FlatFields | null) {
    setShown(example);
    scroll.current?.scrollTo(0, 0);
    scroll.current?.focus();
  }

  function start(example: FlatFields) {
    dialog.current?.close();
    onStart(example);
  }

  return (
    <Dialog ref={dialog} size="large" title={shown === null ? 'Drie uitgewerkte voorbeelden' : shown.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard. */}
      <section ref={scroll} className={style.scroll} tabIndex={0} aria-label="Voorbeelden">
        {shown === null ? (
          <Stack gap={16}>
            <Text tone="muted">Verzonnen, maar volledig uitgewerkt. Kijk hoe een ander het zegt, of begin ermee en maak het je eigen.</Text>
            {examples.map((example) => (
              <Card key={example.title} as="article" gap={12}>
                <Text tone="muted" size="small">
                  <Dotted parts={[example.category && categoryLabels[example.category], example.location]} />
                </Text>
                <Title as="h3">{example.title}</Title>
                <Text>{example.description}</Text>
                <Actions>
                  <Button aria-label={`${example.title} bekijken`} onClick={() => show(example)}>
                    Bekijken
                  </Button>
                  <Button tone="quiet" aria-label={`Met ${example.title} beginnen`} onClick={() => start(example)}>
                    Hiermee beginnen
                  </Button>
                </Actions>
              </Card>
            ))}
          </Stack>
        ) : (
          <Stack gap={16}>
            <Actions>
              <Button onClick={() => show(null)}>Terug naar de voorbeelden</Button>
              <Button tone="primary" onClick={() => start(shown)}>
                Hiermee beginnen
              </Button>
            </Actions>
            <ProjectPreview project={toShownProject({ flat: shown, files: noFiles, owner, reader: seesAll, now })} />
          </Stack>
        )}
      </section>
    </Dialog>
  );
}
