import { type ReactNode, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { onDemand } from '../../../../platform/web/browser/on-demand.tsx';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { PickButton } from '../../../uploads/components/pick-button.tsx';
import { UploadProgress } from '../../../uploads/components/upload-progress.tsx';
import { useFileDrop } from '../../../uploads/hooks.ts';
import { type UploadKind, uploadMessages } from '../../../uploads/policy.ts';
import { type ImageChange, tellUnreadable } from '../hooks/use-image-change.ts';
import { type Area, type Crop, isReadable } from '../view/crop-image.ts';
import style from './image-dialog.module.css';

const CropArea = onDemand(async () => (await import('./crop-area.tsx')).CropArea);

const words = {
  avatar: { title: 'Foto wijzigen', pick: 'Andere foto kiezen', save: 'Foto opslaan', remove: 'Foto verwijderen' },
  cover: { title: 'Omslag wijzigen', pick: 'Andere foto kiezen', save: 'Foto opslaan', remove: 'Omslag verwijderen' },
  project: {
    title: 'Projectafbeelding wijzigen',
    pick: 'Andere afbeelding kiezen',
    save: 'Afbeelding gebruiken',
    remove: 'Afbeelding verwijderen',
  },
  logo: { title: 'Logo wijzigen', pick: 'Ander logo kiezen', save: 'Logo gebruiken', remove: 'Logo verwijderen' },
};

export type ImageDialogHandle = {
  /** Shows what there is now, with the ways to replace and remove it. */
  open(): void;
  /** Shows a chosen file, to choose the part of it. */
  crop(file: File): void;
};

export type ImageDialogProps = {
  use: Crop;
  kind: UploadKind;
  image: ImageChange;
  /** The current picture. */
  children: ReactNode;
  ref: Ref<ImageDialogHandle>;
};

/** Changes a picture: the browser sends only the part that was chosen. */
export function ImageDialog({ use, kind, image, children, ref }: ImageDialogProps) {
  const dialog = useRef<{ close(): void }>(null);
  const [isOpen, setOpen] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const { isOver, zone } = useFileDrop(kind, (dropped) => void crop(dropped));
  const { title, pick, save, remove } = words[use];

  async function crop(chosen: File): Promise<void> {
    if (image.isBusy) return;
    if (!(await isReadable(chosen))) {
      tellUnreadable();
      return;
    }
    try {
      await CropArea.load();
    } catch {
      // The network broke before the file of the crop area was loaded.
      toast({ kind: 'error', title: 'Upload gefaald', message: uploadMessages.profileFailed });
      return;
    }
    setArea(null);
    setFile(chosen);
    setOpen(true);
  }

  useImperativeHandle(ref, () => ({ open: () => setOpen(true), crop: (chosen) => void crop(chosen) }));

  const close = () => dialog.current?.close();

  // Disabled while sending, the button lost the focus; after a failure it gets it back for another try.
  const hasFailed = image.failure !== null && !image.isBusy;
  useEffect(() => {
    if (hasFailed) again.current?.focus();
  }, [hasFailed]);

  async function closeAfter(work: Promise<boolean>, button: HTMLButtonElement): Promise<void> {
    again.current = button;
    if (await work) close();
  }

  function closed(): void {
    image.cancel();
    setFile(null);
    setOpen(false);
  }

  if (!isOpen) return null;

  return (
    <Dialog ref={dialog} size="wide" title={title} onClose={closed} {...zone}>
      <div className={style.zone} data-over={isOver}>
        <Stack>
          {file === null ? (
            <div className={style.current} data-use={use}>
              {children}
            </div>
          ) : (
            <Suspense fallback={<div className={style.stage} data-use={use} />}>
              <CropArea
                key={`${file.name}-${file.size}-${file.lastModified}`}
                use={use}
                file={file}
                disabled={image.isBusy}
                onChange={setArea}
              />
            </Suspense>
          )}
          {image.part !== null && <UploadProgress part={image.part} onCancel={image.cancel} name={file?.name} />}
          {hasFailed && (
            <Text role="alert" tone="danger">
              {image.failure}
            </Text>
          )}
          <Actions align="end">
            {file === null ? (
              <>
                <div className={style.remove}>
                  <Button
                    tone="quietDanger"
                    disabled={image.isBusy}
                    onClick={(event) => void closeAfter(image.remove(), event.currentTarget)}
                  >
                    {remove}
                  </Button>
                </div>
                <Button onClick={close}>Annuleren</Button>
                <PickButton kind={kind} disabled={image.isBusy} onPick={(chosen) => void crop(chosen)}>
                  {(button) => (
                    <Button tone="primary" {...button}>
                      {pick}
                    </Button>
                  )}
                </PickButton>
              </>
            ) : (
              <>
                <Button onClick={close}>Annuleren</Button>
                <Button
                  tone="primary"
                  disabled={image.isBusy || area === null}
                  onClick={(event) => area && void closeAfter(image.save(file, area), event.currentTarget)}
                >
                  {image.isBusy ? 'Bezig...' : save}
                </Button>
              </>
            )}
          </Actions>
        </Stack>
      </div>
    </Dialog>
  );
}
