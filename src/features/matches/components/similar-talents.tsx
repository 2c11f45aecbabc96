import { Card } from '../../../platform/web/kit/card.tsx';
import { CoverLink } from '../../../platform/web/kit/cover-link.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { Dotted, Text } from '../../../platform/web/kit/text.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { nameOf } from '../../profiles/texts.ts';
import { useSimilarTalents } from '../hooks/beside.ts';
import { Similar } from './similar.tsx';

const mostSkills = 3;

/** People who are open to work like another one; nothing where there are none. */
export function SimilarTalents({ talentId }: { talentId: string }) {
  const talents = useSimilarTalents(talentId);
  if (talents.length === 0) return null;
  return (
    <Similar id="vergelijkbaar-talent" title="Vergelijkbaar talent">
      {talents.map((talent) => (
        <Card as="li" key={talent.id} gap={12}>
          <Avatar person={talent.person} size={56} />
          <Stack gap={4}>
            <h3>
              <CoverLink to="/talent/$talentId" params={{ talentId: talent.id }}>
                {nameOf(talent.person)}
              </CoverLink>
            </h3>
            <Text tone="muted">
              <Dotted parts={[talent.person.jobTitle, talent.location]} />
            </Text>
          </Stack>
          {talent.skills.length > 0 && <TagList items={talent.skills.slice(0, mostSkills)} />}
        </Card>
      ))}
    </Similar>
  );
}
