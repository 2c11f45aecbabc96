import type { ReactNode } from 'react';
import { Card } from '../../../platform/web/kit/card.tsx';
import { IconLock } from '../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Profile } from '../contract.ts';
import type { OwnProfile } from '../own/contract.ts';
import { EntryList } from './entry-list.tsx';
import { InvestmentCriteria } from './investment-criteria.tsx';
import { hasFacts, ProfileFacts } from './profile-facts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSection } from './profile-section.tsx';
import style from './profile-view.module.css';

type ProfileViewProps = {
  profile: Profile;
  /** With all that only its owner knows of it. */
  own?: OwnProfile;
  onAvatar?: ReactNode;
  onCover?: ReactNode;
  actions?: ReactNode;
  besideName?: ReactNode;
  connections?: ReactNode;
  /** The projects that they own or are in the team of, where there are any. */
  projects?: ReactNode;
  /** Shown above the sections: hints for the owner. */
  children?: ReactNode;
  /** Under the sections of a profile that the viewer may read: what this person shared. */
  posts?: ReactNode;
};

/** A person's profile, as the viewer may see it. */
export function ProfileView({
  profile,
  own,
  onAvatar,
  onCover,
  actions,
  besideName,
  connections,
  projects,
  children,
  posts,
}: ProfileViewProps) {
  const { person, details } = profile;
  const sections = sectionsOf(profile, projects);
  return (
    <Page>
      <div className={style.profile}>
        <ProfileHead {...{ profile, onAvatar, onCover, actions, besideName, connections }} />
        {details !== null && hasFacts(details) && (
          <aside aria-label="Contact en werk">
            <Card>
              <ProfileFacts details={details} own={own} />
            </Card>
          </aside>
        )}
        <Stack gap={12}>
          {children}
          {details === null && <ClosedProfile />}
          {sections.length > 0 && (
            <Card isFlush>
              <div className={style.sections}>{sections}</div>
            </Card>
          )}
          {details !== null && sections.length === 0 && !profile.can.edit && (
            <p className={style.nothing}>{person.firstName || 'Deze persoon'} heeft dit profiel nog niet aangevuld.</p>
          )}
          {details !== null && posts !== undefined && <div className={style.posts}>{posts}</div>}
        </Stack>
      </div>
    </Page>
  );
}

function ClosedProfile() {
  return (
    <Card>
      <Row gap={12} align="start" isUnbroken>
        <IconLock size={24} stroke={1.75} aria-hidden />
        <div>
          <Text isStrong>Dit profiel is niet openbaar.</Text>
          <Text tone="muted">Alleen connecties zien meer.</Text>
        </div>
      </Row>
    </Card>
  );
}

/** The sections that have something to show, in their order. */
function sectionsOf({ person, details, can }: Profile, projects: ReactNode): ReactNode[] {
  if (details === null) return [];
  const { bio, skills, languages, experience, education, certifications, investment } = details;
  const hasCriteria =
    investment !== null && (investment.min ?? investment.max ?? investment.sectors[0] ?? investment.types[0]) !== undefined;
  const sections: { title: string; isShown: boolean; content: ReactNode }[] = [
    {
      title: can.edit || person.firstName === '' ? 'Over mij' : `Over ${person.firstName}`,
      isShown: bio !== '',
      content: <LinkedText text={bio} className={style.bio} />,
    },
    {
      title: 'Investeringscriteria',
      isShown: hasCriteria,
      content: investment && <InvestmentCriteria criteria={investment} />,
    },
    { title: 'Projecten', isShown: projects !== undefined, content: projects },
    { title: 'Vaardigheden', isShown: skills.length > 0, content: <TagList items={skills} /> },
    { title: 'Werkervaring', isShown: experience.length > 0, content: <EntryList entries={experience} isOngoing /> },
    { title: 'Opleiding', isShown: education.length > 0, content: <EntryList entries={education} isOngoing /> },
    { title: 'Certificaten', isShown: certifications.length > 0, content: <EntryList entries={certifications} /> },
    { title: 'Talen', isShown: languages.length > 0, content: <TagList items={languages} /> },
  ];
  return sections
    .filter(({ isShown }) => isShown)
    .map(({ title, content }) => (
      <ProfileSection key={title} title={title}>
        {content}
      </ProfileSection>
    ));
}
