import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PostsOfPerson } from '../../features/feed/components/posts-of-person.tsx';
import { onDemand } from '../../platform/web/browser/on-demand.tsx';
import { Stack } from '../../platform/web/kit/layout.tsx';
import { TabLink, TabLinks } from '../../platform/web/kit/tabs.tsx';
import type { ProfileSearch } from './profile-search.ts';

/** Few look at it; its code comes when it is opened, or once the page's loader asked for it. */
export const Activity = onDemand(async () => (await import('../../features/feed/activity/components/person-activity.tsx')).PersonActivity);

type ProfilePostsProps = {
  person: { id: string; firstName: string };
  isOwn: boolean;
  /** Whether this is the page of one's own profile, which has no id in its address. */
  isHere?: boolean;
  search: ProfileSearch;
  madeAt: number;
};

/** The posts of a profile, with all that can be done with a post, and what else the person did. */
export function ProfilePosts({ person, isOwn, isHere = false, search, madeAt }: ProfilePostsProps) {
  const shown = search.toon === undefined ? 'posts' : 'activity';
  const name = isOwn ? 'Je' : person.firstName || 'Deze persoon';
  const hasNothing = `${name} ${isOwn ? 'hebt' : 'heeft'} nog`;
  return (
    <section aria-labelledby="posts">
      <Stack gap={12}>
        <h2 id="posts">{isOwn ? 'Mijn posts en activiteit' : 'Posts en activiteit'}</h2>
        <TabLinks label="Posts en activiteit">{isHere ? <OwnTabs shown={shown} /> : <Tabs profileId={person.id} shown={shown} />}</TabLinks>
        {shown === 'posts' ? (
          <PostsOfPerson
            personId={person.id}
            madeAt={madeAt}
            none={
              <>
                {hasNothing} niets gedeeld. {isOwn && <Link to="/feed">Deel iets in de feed</Link>}
              </>
            }
          />
        ) : (
          <Suspense>
            <Activity personId={person.id} madeAt={madeAt} none={`${hasNothing} op niemand gereageerd, en geen project online gezet.`} />
          </Suspense>
        )}
      </Stack>
    </section>
  );
}

type Shown = { shown: 'posts' | 'activity' };

function OwnTabs({ shown }: Shown) {
  return (
    <>
      <TabLink to="/profiel" search={{}} resetScroll={false} isCurrent={shown === 'posts'}>
        Posts
      </TabLink>
      <TabLink to="/profiel" search={{ toon: 'activiteit' }} resetScroll={false} isCurrent={shown === 'activity'}>
        Activiteit
      </TabLink>
    </>
  );
}

function Tabs({ profileId, shown }: Shown & { profileId: string }) {
  return (
    <>
      <TabLink to="/profiel/$profileId" params={{ profileId }} search={{}} resetScroll={false} isCurrent={shown === 'posts'}>
        Posts
      </TabLink>
      <TabLink
        to="/profiel/$profileId"
        params={{ profileId }}
        search={{ toon: 'activiteit' }}
        resetScroll={false}
        isCurrent={shown === 'activity'}
      >
        Activiteit
      </TabLink>
    </>
  );
}
