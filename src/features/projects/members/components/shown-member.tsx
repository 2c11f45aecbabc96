import { Text } from '../../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import { shownOwner } from '../../view/owner.ts';
import type { Member } from '../contract.ts';

/** A member of the team who has a profile at Kiem, with what the owner wrote of them. */
export function ShownMember({ member, background }: { member: Member; background: string }) {
  const me = useMe();
  return (
    <PersonLink person={shownOwner(member, me)} size={56}>
      <Text size="small" isStrong>
        {member.role}
      </Text>
      {background !== '' && <p>{background}</p>}
    </PersonLink>
  );
}
