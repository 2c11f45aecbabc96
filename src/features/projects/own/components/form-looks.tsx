import { Suspense, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { IconBook2, IconEye } from '../../../../platform/web/kit/icons.tsx';
import type { PersonSummary } from '../../../profiles/contract.ts';
import type { Project } from '../../contract.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import { checkProject } from '../view/check-project.ts';
import { type Draft, type FlatFields, toDraft, toFields } from '../view/draft.ts';
import { withOwnIds } from '../view/own-ids.ts';
import { hasTyped } from '../view/sections.ts';
import { toShownProject, visitor } from '../view/shown-project.ts';

const ExamplesDialog = onDemand(
  async () => (await import('./examples-dialog.tsx')).ExamplesDialog,
  ({ onClose }) => onClose(),
);
const PreviewDialog = onDemand(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  ({ onClose }) => onClose(),
);

type FormLooksProps = { form: ProjectForm; owner: PersonSummary; now: string; onStart: (draft: Draft) => void };

/** Looks at the examples, and at one's own project as a visitor sees it. */
export function FormLooks({ form, owner, now, onStart }: FormLooksProps) {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<'examples' | Project | null>(null);
  const [example, setExample] = useState<FlatFields | null>(null);
  useLoadedEarly(ConfirmDialog);
  const { values } = form;

  function preview() {
    const checked = checkProject(values, { isPublic: false });
    if ('problems' in checked) form.send('draft');
    else setShown(toShownProject({ flat: checked.input, files: values, owner, reader: visitor, now }));
  }

  /** The files and the money are nobody else's. */
  function start(chosen: FlatFields) {
    const { image, logo, documents } = values;
    onStart({ ...toDraft({ fields: toFields(withOwnIds(chosen)), image, logo, documents }), imageAlt: values.imageAlt });
  }

  function choose(chosen: FlatFields) {
    if (hasTyped(values)) setExample(chosen);
    else start(chosen);
  }

  return (
    <>
      <Button tone="quiet" disabled={!isHydrated} onClick={() => setShown('examples')}>
        <IconBook2 size={18} stroke={1.75} aria-hidden />
        Bekijk voorbeelden
      </Button>
      <Button tone="quiet" disabled={!isHydrated || form.isBusy} onClick={preview}>
        <IconEye size={18} stroke={1.75} aria-hidden />
        <Hidden upTo="phones">Voorvertoning</Hidden>
      </Button>
      <Suspense>
        {shown === 'examples' && <ExamplesDialog owner={owner} now={now} onStart={choose} onClose={() => setShown(null)} />}
        {shown !== null && shown !== 'examples' && <PreviewDialog project={shown} onClose={() => setShown(null)} />}
      </Suspense>
      {example !== null && (
        <ConfirmDialog
          title="Beginnen met dit voorbeeld?"
          confirmLabel="Vervangen"
          isDanger
          onConfirm={() => start(example)}
          onClose={() => setExample(null)}
        >
          Het voorbeeld komt in de plaats van wat je al invulde. Alleen je afbeelding, logo en documenten blijven.
        </ConfirmDialog>
      )}
    </>
  );
}
