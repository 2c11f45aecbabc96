import { ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { IconDownload } from '../../../platform/web/kit/icons.tsx';

const labels = { pdf: 'PDF', pptx: 'PowerPoint' };

/** The deck as files, made when they are asked for; the browser shows that they are on their way. */
export function DeckDownloads({ projectId }: { projectId: string }) {
  return (['pdf', 'pptx'] as const).map((format) => (
    <ButtonAnchor key={format} href={`/api/projects/${projectId}/deck/${format}`} download>
      <IconDownload size={20} stroke={1.75} aria-hidden />
      {labels[format]}
    </ButtonAnchor>
  ));
}
