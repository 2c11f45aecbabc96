import { formatFileSize } from '../../../../platform/web/format/file-size.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconFileText, IconUpload } from '../../../../platform/web/kit/icons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PickButton } from '../../../uploads/components/pick-button.tsx';
import { UploadProgress } from '../../../uploads/components/upload-progress.tsx';
import { maxMegabytes } from '../../../uploads/policy.ts';
import type { ApplyForm } from '../hooks/application-form.ts';
import { askedLabel } from '../texts.ts';

/** The CV that goes along, a PDF: the last one that was sent, or one that is chosen now. */
export function CvField({ form, isRequired }: { form: ApplyForm; isRequired: boolean }) {
  const { upload } = form;
  const { cv } = form.values;

  async function send(file: File) {
    const sent = await upload.send(file, forgetProblem);
    if (sent !== null) form.change({ cv: { id: sent.id, fileName: sent.fileName ?? file.name, bytes: sent.bytes } });
  }

  function cancel() {
    upload.cancel();
    forgetProblem();
  }

  /** The sentence about the upload that an application waits for goes when there is none any more. */
  function forgetProblem() {
    form.change((now) => ({ cv: now.cv }));
  }

  const problem = form.problem('cv') ?? upload.failure;
  return (
    <KeepFocus gap={8}>
      <Text isStrong>{askedLabel('Je cv', isRequired)}</Text>
      {cv !== null && (
        <Row gap={12} isFirstWide>
          <Row gap={8} isUnbroken>
            <IconFileText size={20} stroke={1.75} aria-hidden />
            <Text lines={2}>
              <a href={`/uploads/${cv.id}/document`}>{cv.fileName}</a>{' '}
              <Text as="span" tone="muted" size="small">{`pdf, ${formatFileSize(cv.bytes)}`}</Text>
            </Text>
          </Row>
          <Button size="small" tone="quiet" aria-label={`${cv.fileName} weghalen`} onClick={() => form.change({ cv: null })}>
            Weghalen
          </Button>
        </Row>
      )}
      {upload.part !== null && <UploadProgress part={upload.part} name="Je cv" onCancel={cancel} />}
      <Row gap={12}>
        <PickButton kind="cv" onPick={(file) => void send(file)} disabled={form.isBusy || upload.part !== null}>
          {(button) => (
            <Button {...button} size="small" name="cv">
              <IconUpload size={18} stroke={1.75} aria-hidden />
              {cv === null ? 'Cv kiezen' : 'Ander cv kiezen'}
            </Button>
          )}
        </PickButton>
        <Text tone="muted" size="small">
          Een pdf tot {maxMegabytes('cv')} MB. Alleen wie de vacature plaatste, leest mee.
        </Text>
      </Row>
      {problem && (
        <Text tone="danger" size="small">
          {problem}
        </Text>
      )}
    </KeepFocus>
  );
}
