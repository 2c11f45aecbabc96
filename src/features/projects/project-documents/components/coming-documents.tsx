import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { UploadProgress } from '../../../uploads/components/upload-progress.tsx';
import type { DocumentUploads } from '../hooks.ts';
import style from './coming-documents.module.css';

type ComingDocumentsProps = {
  uploads: DocumentUploads;
  /** Called when a button of theirs was pressed, which goes with it: focus needs another place. */
  onPressed: () => void;
};

/** The files on their way, and those that failed, with the reason and a way on. */
export function ComingDocuments({ uploads: { coming, failed, part, cancel, again, forget }, onPressed }: ComingDocumentsProps) {
  const pressed = (act: () => void) => () => {
    act();
    onPressed();
  };
  if (coming.length + failed.length === 0) return null;
  return (
    <Stack gap={8}>
      {coming.map(({ id, file }, place) =>
        place === 0 ? (
          <UploadProgress key={id} part={part} name={file.name} onCancel={pressed(cancel)} />
        ) : (
          <Text key={id} tone="muted" size="small">
            {file.name} wacht…
          </Text>
        ),
      )}
      {failed.map((sending) => (
        <Notice key={sending.id} tone="danger">
          <p className={style.reason}>
            <strong>{sending.file.name}</strong> is niet toegevoegd. {sending.reason}
          </p>
          <Row gap={8}>
            <Button size="small" onClick={pressed(() => again(sending))}>
              Probeer opnieuw
            </Button>
            <Button size="small" tone="quiet" onClick={pressed(() => forget(sending))}>
              Laat maar
            </Button>
          </Row>
        </Notice>
      ))}
    </Stack>
  );
}
