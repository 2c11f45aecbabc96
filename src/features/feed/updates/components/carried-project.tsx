import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { CoverLink } from '../../../../platform/web/kit/cover-link.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { FundingProgress } from '../../../projects/components/funding-progress.tsx';
import { ProjectPicture } from '../../../projects/components/project-picture.tsx';
import type { ProjectGist } from '../../../projects/contract.ts';
import { categoryLabels } from '../../../projects/policy.ts';
import style from './carried-project.module.css';

/** The project of which a post is an update. */
export function CarriedProject({ project }: { project: ProjectGist }) {
  const { id, title, category, isWithdrawn } = project;
  return (
    <div className={style.project}>
      <div className={style.picture}>
        <ProjectPicture project={project} sizes="(min-width: 768px) 160px, 100vw" />
      </div>
      <div className={style.words}>
        <Row gap={8}>
          <Badge>{categoryLabels[category]}</Badge>
          {isWithdrawn && <Badge tone="danger">Ingetrokken</Badge>}
        </Row>
        <p className={style.title}>
          <CoverLink of="part" to="/projecten/$projectId" params={{ projectId: id }} preload={false}>
            {title}
          </CoverLink>
        </p>
        <FundingProgress project={project} />
      </div>
    </div>
  );
}
