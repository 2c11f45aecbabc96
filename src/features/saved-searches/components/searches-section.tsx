import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useSearches } from '../hooks.ts';
import { SearchRow } from './search-row.tsx';
import style from './searches-section.module.css';

/** A section of the settings: the viewer's saved searches. */
export function SearchesSection() {
  const { searches, isMailed } = useSearches();
  const wantsMail = searches.some(({ cadence }) => cadence !== 'none');
  return (
    <Section
      id="zoekopdrachten"
      title="Zoekopdrachten"
      intro="Wat je in een lijst zoekt, kun je bewaren. Je krijgt dan een mail als er iets nieuws is."
    >
      {wantsMail && !isMailed && (
        <Notice>
          <p>Je hebt je afgemeld voor deze mails. Kies hierboven bij Notificaties om ze weer te krijgen.</p>
        </Notice>
      )}
      <KeepFocus>
        {searches.length === 0 ? (
          <Text tone="muted">Je bewaart nog geen zoekopdrachten.</Text>
        ) : (
          <Stack as="ul" gap={0}>
            {searches.map((search) => (
              <li key={search.id} className={style.row}>
                <SearchRow search={search} />
              </li>
            ))}
          </Stack>
        )}
      </KeepFocus>
    </Section>
  );
}
