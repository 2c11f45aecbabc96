import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import type { Project } from '../../contract.ts';
import style from './project-preview.module.css';
import { ProjectPreview } from './project-preview.tsx';

/** The project that is being written, as a visitor will see it. */
export function PreviewDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <Dialog size="large" title="Zo ziet een bezoeker het" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard. */}
      <section className={style.scroll} tabIndex={0} aria-label="Voorbeeld">
        <ProjectPreview project={project} />
      </section>
    </Dialog>
  );
}
