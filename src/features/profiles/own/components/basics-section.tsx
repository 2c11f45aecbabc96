import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { limits } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import style from './edit-form.module.css';

export function BasicsSection({ draft, problems, change }: SectionProps) {
  return (
    <Section id="basis" title="Basisgegevens">
      <div className={style.pair}>
        <TextField
          label="Voornaam"
          autoComplete="given-name"
          required
          maxLength={80}
          value={draft.firstName}
          error={problems.firstName}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
        />
        <TextField
          label="Achternaam"
          autoComplete="family-name"
          required
          maxLength={80}
          value={draft.lastName}
          error={problems.lastName}
          onChange={(event) => change({ lastName: event.currentTarget.value })}
        />
      </div>
      <TextField
        label="Plaats"
        autoComplete="address-level2"
        maxLength={limits.location}
        value={draft.location}
        error={problems.location}
        onChange={(event) => change({ location: event.currentTarget.value })}
      />
      <TextAreaField
        label="Over jou"
        rows={5}
        maxLength={limits.bio}
        hint="Wat doe je, waar werk je naartoe en waarmee kunnen mensen je helpen?"
        value={draft.bio}
        error={problems.bio}
        onChange={(event) => change({ bio: event.currentTarget.value })}
      />
    </Section>
  );
}
