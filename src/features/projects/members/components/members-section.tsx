import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useMembers } from '../hooks.ts';
import { memberLimits } from '../policy.ts';
import { AskMemberForm } from './ask-member-form.tsx';
import { MemberRow } from './member-row.tsx';
import style from './members.module.css';

/** For the owner: the people of Kiem in the team, and asking somebody. */
export function MembersSection({ projectId, isListed }: { projectId: string; isListed: boolean }) {
  return (
    <Section
      id="teamleden"
      title="Team op Kiem"
      intro={`Mensen uit je connecties staan met naam en foto bij je project zodra ze ja zeggen. Hoogstens ${memberLimits.members}.`}
    >
      {isListed && <AskMemberForm projectId={projectId} />}
      <KeepFocus>
        <Members projectId={projectId} />
      </KeepFocus>
    </Section>
  );
}

function Members({ projectId }: { projectId: string }) {
  const { data, isError, refetch } = useMembers(projectId);
  if (data === undefined && isError) {
    return (
      <LoadFailure size="line" onRetry={() => void refetch()}>
        Het team kon niet worden geladen.
      </LoadFailure>
    );
  }
  if (data === undefined) return <SkeletonRows count={2} />;
  if (data.members.length === 0) return <Text tone="muted">Je hebt nog niemand in je team gevraagd.</Text>;
  return (
    <ul aria-label="Team op Kiem">
      {data.members.map((member) => (
        <li key={member.person.id} className={style.member}>
          <MemberRow projectId={projectId} member={member} />
        </li>
      ))}
    </ul>
  );
}
