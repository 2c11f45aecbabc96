import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconCheck, IconPlus } from '../../../../platform/web/kit/icons.tsx';
import type { ProjectCard } from '../../contract.ts';
import { useFollow } from '../hooks.ts';

type FollowButtonProps = {
  project: Pick<ProjectCard, 'id' | 'title' | 'followersCount' | 'followedByViewer'>;
  /** On a card, where its name says which project. */
  isSmall?: boolean;
};

/** Follows a project, or stops. */
export function FollowButton({ project, isSmall = false }: FollowButtonProps) {
  const { isFollowed, toggle } = useFollow(project);
  const Icon = isFollowed ? IconCheck : IconPlus;
  const label = isFollowed ? 'Volgend' : 'Volgen';
  return (
    <Button
      size={isSmall ? 'small' : 'medium'}
      aria-pressed={isFollowed}
      aria-label={isSmall ? `${label}: ${project.title}` : undefined}
      title={
        isFollowed
          ? 'Je hoort het als er een update is. Klik om te stoppen.'
          : 'Je hoort het als er een update is. De ondernemer ziet dat je volgt.'
      }
      onClick={toggle}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {label}
    </Button>
  );
}
