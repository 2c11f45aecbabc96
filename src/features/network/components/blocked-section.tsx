import { formatDate } from '../../../platform/web/format/dates.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Loading, SkeletonRows } from '../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { moreOfPeople, nameOf } from '../../profiles/texts.ts';
import type { ListedPerson } from '../contract.ts';
import { useUnblock } from '../hooks/block.ts';
import { useBlocked } from '../hooks/lists.ts';

/** A section of the settings: the people whom the viewer blocks, each with a button to unblock. */
export function BlockedSection() {
  const blocked = useBlocked();
  return (
    <Section
      id="geblokkeerd"
      title="Geblokkeerde mensen"
      intro="Wie je blokkeert, kom je nergens meer tegen, en omgekeerd. Je blokkeert iemand op zijn of haar profiel."
    >
      <PagedList
        list={blocked}
        label="Geblokkeerde mensen"
        keyOf={({ person }) => person.id}
        size="line"
        words={{
          failed: 'De lijst kon niet worden geladen.',
          ...moreOfPeople,
        }}
        skeleton={
          <Loading label="Geblokkeerde mensen laden...">
            <SkeletonRows count={1} />
          </Loading>
        }
        empty={<Text tone="muted">Je hebt niemand geblokkeerd.</Text>}
      >
        {(listed) => <BlockedPerson {...listed} />}
      </PagedList>
    </Section>
  );
}

function BlockedPerson({ person, since }: ListedPerson) {
  const { mutate } = useUnblock(person);
  const name = nameOf(person);

  function unblock(button: HTMLButtonElement) {
    // Focus stays in the list; when it was the last one, on the title of the section.
    const item = button.closest('li');
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    const title = document.getElementById('geblokkeerd-titel');
    title?.setAttribute('tabindex', '-1');
    (next ?? title)?.focus({ preventScroll: true });
    mutate('unblock');
  }

  return (
    <Row justify="between" gap={12}>
      <Row gap={12} isUnbroken>
        <Avatar person={person} />
        <Stack gap={0}>
          <Text isStrong lines={2}>
            {name}
          </Text>
          <Text tone="muted" size="small">
            Sinds {formatDate(since)}
          </Text>
        </Stack>
      </Row>
      <Button aria-label={`${name} deblokkeren`} onClick={(event) => unblock(event.currentTarget)}>
        Deblokkeren
      </Button>
    </Row>
  );
}
