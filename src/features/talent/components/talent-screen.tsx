import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Columns } from '../../../platform/web/kit/columns.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { EntryList } from '../../profiles/components/entry-list.tsx';
import { ProfileSection } from '../../profiles/components/profile-section.tsx';
import { MissingParts } from '../../profiles/own/components/missing-parts.tsx';
import type { Talent } from '../contract.ts';
import { useTalent } from '../hooks.ts';
import { InviteButton } from '../invitations/components/invite-button.tsx';
import { SaveButton } from '../saved/components/save-button.tsx';
import { SavedAside } from '../saved/components/saved-aside.tsx';
import { ContactAside } from './contact-aside.tsx';
import { TalentFacts } from './talent-facts.tsx';
import { TalentHead } from './talent-head.tsx';
import style from './talent-screen.module.css';

type TalentScreenProps = {
  talentId: string;
  /** How well they fit the reader's jobs, beside their texts. */
  match: ReactNode;
  /** Below everything: other people. */
  similar: ReactNode;
};

/** One talent: who they are, what they can do, and on which terms. */
export function TalentScreen({ talentId, match, similar }: TalentScreenProps) {
  const talent = useTalent(talentId);
  const sections = sectionsOf(talent);
  return (
    <Page>
      <Stack gap={32}>
        <Stack gap={12}>
          <BackLink to="/talent">Talent</BackLink>
          <Columns
            lead={
              <Stack gap={12}>
                <TalentHead
                  talent={talent}
                  acts={
                    <>
                      <InviteButton talent={talent} />
                      <SaveButton talent={talent} />
                    </>
                  }
                />
                {talent.can.edit && talent.availability === 'unavailable' && <NotListed />}
              </Stack>
            }
            beside={
              <Stack gap={16}>
                <TalentFacts talent={talent} />
                {match}
                <SavedAside talent={talent} />
                {!talent.can.edit && <ContactAside talent={talent} />}
              </Stack>
            }
          >
            {talent.can.edit && <MissingParts fields={{ ...talent, roles: ['talent'], preferredSectors: [] }} />}
            {sections.length > 0 && (
              <Card isFlush>
                <div className={style.sections}>{sections}</div>
              </Card>
            )}
          </Columns>
        </Stack>
        {similar}
      </Stack>
    </Page>
  );
}

/** Tells its owner who finds a page whose badge says that they aren't available. */
function NotListed() {
  return (
    <Notice data-print="hidden">
      <p>
        Je staat niet op de talentpagina, en krijgt geen matches. Wie de link heeft, ziet deze pagina alleen met een account.{' '}
        <Link to="/profiel" search={{ bewerken: 'ja' }} hash="beschikbaarheid">
          Weer beschikbaar?
        </Link>
      </p>
    </Notice>
  );
}

/** The sections that have something to show, in their order. */
function sectionsOf({ bio, skills, languages, experience, education, certifications }: Talent): ReactNode[] {
  const sections: { title: string; isShown: boolean; content: ReactNode }[] = [
    { title: 'Over mij', isShown: bio !== '', content: <LinkedText text={bio} className={style.bio} /> },
    { title: 'Vaardigheden', isShown: skills.length > 0, content: <TagList items={skills} /> },
    { title: 'Talen', isShown: languages.length > 0, content: <TagList items={languages} /> },
    { title: 'Werkervaring', isShown: experience.length > 0, content: <EntryList entries={experience} isOngoing /> },
    { title: 'Opleiding', isShown: education.length > 0, content: <EntryList entries={education} isOngoing /> },
    { title: 'Certificaten', isShown: certifications.length > 0, content: <EntryList entries={certifications} /> },
  ];
  return sections
    .filter(({ isShown }) => isShown)
    .map(({ title, content }) => (
      <ProfileSection key={title} title={title}>
        {content}
      </ProfileSection>
    ));
}
