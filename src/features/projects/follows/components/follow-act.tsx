import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { IconPlus } from '../../../../platform/web/kit/icons.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import type { Project } from '../../contract.ts';
import { FollowButton } from './follow-button.tsx';
import { FollowersButton } from './followers-button.tsx';

/** The button of a project's follows: its owner sees who they are, others follow, visitors sign in first. */
export function FollowAct({ project }: { project: Project }) {
  const { id, can } = project;
  const isVisitor = useMe() === null;
  if (can.edit) return <FollowersButton project={project} />;
  if (!isVisitor) return <FollowButton project={project} />;
  return (
    <ButtonLink to="/auth" search={{ next: `/projecten/${id}` }}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
      Volgen
    </ButtonLink>
  );
}
