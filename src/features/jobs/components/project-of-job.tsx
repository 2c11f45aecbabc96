import { Link } from '@tanstack/react-router';
import { IconPlant2 } from '../../../platform/web/kit/icons.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { JobCard } from '../contract.ts';
import style from './project-of-job.module.css';

type ProjectOfJobProps = {
  project: NonNullable<JobCard['project']>;
  /** On cards the description is cut. */
  isShort?: boolean;
};

/** The project for which a job is. */
export function ProjectOfJob({ project: { id, title, description }, isShort = false }: ProjectOfJobProps) {
  return (
    <div className={style.project}>
      <IconPlant2 size={20} stroke={1.75} aria-hidden />
      <div>
        <Text isStrong>
          <Link to="/projecten/$projectId" params={{ projectId: id }} className={style.link}>
            {title}
          </Link>
        </Text>
        <Text size="small" {...(isShort ? { lines: 2 } : {})}>
          {description}
        </Text>
      </div>
    </div>
  );
}
