import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { reachedWords } from '../../reading/texts.ts';
import { useAdmittedReadings } from '../hooks.ts';

/** Readings on the project's page, without a link, by people whom the owner admitted. */
export function AdmittedReadings({ projectId }: { projectId: string }) {
  return (
    <Section id="gelezen" title="Gelezen door wie je toelaat" intro="Zij lezen de vrijgegeven versie op de pagina van je project.">
      <PagedList
        list={useAdmittedReadings(projectId)}
        label="Gelezen door wie je toelaat"
        keyOf={({ id }) => id}
        layout="lines"
        size="line"
        words={{ more: 'Meer laden', moreFailed: 'Meer laden is niet gelukt.', failed: 'Wie er las kon niet worden geladen.' }}
        skeleton={<SkeletonRows count={1} />}
        empty={<Text tone="muted">Nog niemand las je pitch zonder link.</Text>}
      >
        {({ person, openedAt, ...slides }) => (
          <PersonLink person={person}>
            <Text tone="muted" size="small">
              Gelezen op {formatLongDateTime(openedAt)}, {reachedWords(slides)}
            </Text>
          </PersonLink>
        )}
      </PagedList>
    </Section>
  );
}
