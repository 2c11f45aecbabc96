import type { ReactNode } from 'react';
import { Card } from '../../../platform/web/kit/card.tsx';
import { IconMapPin } from '../../../platform/web/kit/icons.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Profile } from '../contract.ts';
import { nameOf } from '../texts.ts';
import { Avatar } from './avatar.tsx';
import { ProfileBadges } from './profile-badges.tsx';
import style from './profile-head.module.css';

type ProfileHeadProps = {
  profile: Profile;
  /** Shown over the two pictures: buttons to change them on one's own profile, the online mark on another's. */
  onAvatar?: ReactNode;
  onCover?: ReactNode;
  /** Actions on this profile. */
  actions?: ReactNode;
  /** Shown beside the name, and under all else: how the viewer is connected to this person. */
  besideName?: ReactNode;
  connections?: ReactNode;
};

/** The head of a profile: cover, picture, name, work, place and roles. */
export function ProfileHead({ profile: { person, details }, onAvatar, onCover, actions, besideName, connections }: ProfileHeadProps) {
  const work = [person.jobTitle, person.company].filter((part) => part !== '').join(' bij ');
  return (
    <Card isFlush>
      <header className={style.head} data-connects={connections !== undefined}>
        <div className={style.cover}>
          {details?.cover && (
            <UploadedImage picture={details.cover} alt="" sizes="(min-width: 1100px) 820px, 100vw" className={style.image} first />
          )}
          {onCover}
        </div>
        <div className={style.avatar}>
          <Avatar person={person} size={144} />
          {onAvatar}
        </div>
        {actions === undefined ? null : (
          <div className={style.actions} data-print="hidden">
            {actions}
          </div>
        )}
        <div className={style.words}>
          <div className={style.title}>
            <h1 className={style.name}>{nameOf(person)}</h1>
            {besideName}
          </div>
          {work !== '' && <p className={style.work}>{work}</p>}
          {details !== null && details.location !== '' && (
            <p className={style.place}>
              <IconMapPin size={18} stroke={1.75} aria-hidden />
              {details.location}
            </p>
          )}
          {details !== null && (
            <div className={style.badges}>
              <ProfileBadges details={details} />
            </div>
          )}
          {connections}
        </div>
      </header>
    </Card>
  );
}
