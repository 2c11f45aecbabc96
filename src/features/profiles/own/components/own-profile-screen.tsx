import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { IconPencil } from '../../../../platform/web/kit/icons.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { ProfileView } from '../../components/profile-view.tsx';
import { useOwnProfile } from '../../hooks.ts';
import { CoverPicture } from '../../images/components/cover-picture.tsx';
import { ProfilePicture } from '../../images/components/profile-picture.tsx';
import { shownToOwner } from '../../view/details.ts';
import { LaterForm } from './later-form.tsx';
import { MissingParts } from './missing-parts.tsx';

type OwnProfileScreenProps = {
  isEditing: boolean;
  /** As the profile shows them to others too. */
  connections: ReactNode;
  projects?: ReactNode;
  posts: ReactNode;
};

/** One's own profile, shown or being edited. */
export function OwnProfileScreen({ isEditing, connections, projects, posts }: OwnProfileScreenProps) {
  const own = useOwnProfile();
  const navigate = useNavigate();
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(isEditing);

  // Switching between profile and form stays on one page: move focus to the title of the new content.
  useEffect(() => {
    if (shown.current === isEditing) return;
    shown.current = isEditing;
    const title = screen.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus();
    window.scrollTo(0, 0);
  }, [isEditing]);

  return (
    <div ref={screen}>
      {isEditing ? (
        <Page>
          <LaterForm profile={own} onDone={() => void navigate({ to: '/profiel', search: {}, replace: true })} />
        </Page>
      ) : (
        <ProfileView
          profile={shownToOwner(own)}
          own={own}
          connections={connections}
          projects={projects}
          posts={posts}
          onAvatar={<ProfilePicture person={own.person} />}
          onCover={<CoverPicture cover={own.cover} />}
          actions={
            <ButtonLink to="/profiel" search={{ bewerken: 'ja' }}>
              <IconPencil size={18} stroke={1.75} aria-hidden />
              Profiel bewerken
            </ButtonLink>
          }
        >
          {!own.fields.isPublic && (
            <Notice data-print="hidden">
              <p>Je profiel is niet openbaar: alleen je connecties zien meer dan je naam en foto.</p>
            </Notice>
          )}
          <MissingParts fields={own.fields} />
        </ProfileView>
      )}
    </div>
  );
}
