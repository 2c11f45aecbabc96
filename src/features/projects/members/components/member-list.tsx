import { Text } from '../../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import { shownOwner } from '../../view/owner.ts';
import type { Member } from '../contract.ts';
import style from './member-list.module.css';

/** The members of the team who have a profile at Kiem. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const me = useMe();
  return (
    <ul className={style.members} aria-label="Teamleden op Kiem">
      {members.map((member) => (
        <li key={member.id}>
          <PersonLink person={shownOwner(member, me)} size={56}>
            <Text size="small" isStrong>
              {member.role}
            </Text>
          </PersonLink>
        </li>
      ))}
    </ul>
  );
}
