import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../platform/web/kit/text.tsx';
import type { FieldValue } from '../policy/slides.ts';
import type { DeckVersionSlide } from '../versions/contract.ts';
import { isSame, linesOf } from '../view/typed.ts';
import style from './version-changes.module.css';

/** An earlier version beside the present deck, slide by slide; fields that differ are marked. */
export function VersionChanges({ slides }: { slides: readonly DeckVersionSlide[] }) {
  return (
    <Stack as="ol" gap={24}>
      {slides.map(({ name, title, fields }) => (
        <li key={name}>
          <Title as="h3">{title}</Title>
          {fields.length === 0 ? (
            <Text size="small" tone="muted">
              Leeg, toen en nu.
            </Text>
          ) : (
            <table className={style.table}>
              <Hidden as="caption">{title}: toen en nu</Hidden>
              <thead>
                <tr>
                  <th scope="col">Veld</th>
                  <th scope="col">Toen</th>
                  <th scope="col">Nu</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ name: field, label, before, now }) => {
                  const isChanged = !isSame(before, now);
                  return (
                    <tr key={field} data-changed={isChanged || undefined}>
                      <th scope="row">
                        {label}
                        {isChanged && <span className={style.mark}>veranderd</span>}
                      </th>
                      <Value value={before} title="Toen" />
                      <Value value={now} title="Nu" />
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Value({ value, title }: { value: FieldValue | null; title: string }) {
  const lines = linesOf(value);
  return (
    <td data-title={title}>
      {lines.length === 0 ? <span className={style.none}>leeg</span> : lines.map((line) => <p key={line}>{line}</p>)}
    </td>
  );
}
