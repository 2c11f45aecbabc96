import { Notice } from '../../../platform/web/kit/notice.tsx';
import type { FigureWarning } from '../contract.ts';
import { fieldsOf, type SlideName } from '../policy/slides.ts';
import { unknownFigureMessage } from '../texts.ts';
import { FieldLinks } from './field-links.tsx';

type FigureWarningsProps = { projectId: string; slide: SlideName; warnings: readonly FigureWarning[] };

/** Figures that the owner typed and the project doesn't state, each with the field of the form that would state it. */
export function FigureWarnings({ projectId, slide, warnings }: FigureWarningsProps) {
  if (warnings.length === 0) return null;
  const labels = new Map(fieldsOf(slide).map(([name, { label }]) => [name, label]));
  return (
    <Notice>
      <ul>
        {warnings.map(({ field, figure, place }) => (
          <li key={`${field} ${figure}`}>
            <p>
              <strong>{figure}</strong> bij “{labels.get(field)}”: {unknownFigureMessage} Vul het in, dan blijven je dia’s het volgen:
            </p>
            <FieldLinks projectId={projectId} places={[place]} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
