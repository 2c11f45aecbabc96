import { Link } from '@tanstack/react-router';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { unnamedOwner } from '../../texts.ts';
import type { ProjectOfPerson } from '../contract.ts';

/** In a profile, the projects that the person owns, or whose team they are in. */
export function ProjectsOfPerson({ projects }: { projects: readonly ProjectOfPerson[] }) {
  return (
    <Stack as="ul" gap={12}>
      {projects.map(({ id, title, status, role }) => (
        <li key={id}>
          <Text as="div" isStrong>
            <Link to="/projecten/$projectId" params={{ projectId: id }}>
              {title}
            </Link>
          </Text>
          <Text tone="muted" size="small">
            <Dotted parts={[role ?? unnamedOwner, status === 'completed' && 'Afgerond']} />
          </Text>
        </li>
      ))}
    </Stack>
  );
}
