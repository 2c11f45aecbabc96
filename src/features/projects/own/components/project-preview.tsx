import { Card } from '../../../../platform/web/kit/card.tsx';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import { ProjectDetails } from '../../components/project-details.tsx';
import { ProjectPicture } from '../../components/project-picture.tsx';
import type { Project } from '../../contract.ts';
import { categoryLabels } from '../../policy.ts';
import style from './project-preview.module.css';

/** A project as a reader sees it, without what one can do there. */
export function ProjectPreview({ project }: { project: Project }) {
  const { title, slogan, description, category, location } = project;
  return (
    <Stack gap={16}>
      <Card isFlush>
        <ProjectPicture project={project} sizes="(min-width: 1100px) 1000px, 100vw" isWide />
        <div className={style.words}>
          <Text tone="muted" size="small">
            <Dotted parts={[categoryLabels[category], location]} />
          </Text>
          <Title as="h3" size="title">
            {title}
          </Title>
          {slogan !== '' && (
            <Text size="large" tone="muted">
              {slogan}
            </Text>
          )}
          <Text isWritten>{description}</Text>
        </div>
      </Card>
      <ProjectDetails project={project} />
    </Stack>
  );
}
