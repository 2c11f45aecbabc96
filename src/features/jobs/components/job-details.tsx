import { Stack } from '../../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Job } from '../contract.ts';
import style from './job-details.module.css';
import { ProjectOfJob } from './project-of-job.tsx';

/** A job as its readers want it: its project, its text, then what it asks and gives. */
export function JobDetails({ job: { project, description, requirements, benefits } }: { job: Job }) {
  return (
    <Stack gap={16}>
      {project !== null && (
        <Section id="project" title="Het project">
          <ProjectOfJob project={project} />
        </Section>
      )}
      <Section id="omschrijving" title="Omschrijving">
        <Text as="div" isWritten>
          <LinkedText text={description} />
        </Text>
      </Section>
      <Lines id="vereisten" title="Vereisten" lines={requirements} />
      <Lines id="voordelen" title="Voordelen" lines={benefits} />
    </Stack>
  );
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className={style.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and stay in place; two may be the same.
          <li key={place}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
