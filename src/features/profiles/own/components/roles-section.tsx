import { formatDate } from '../../../../platform/web/format/formats.ts';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { RoleChoice } from '../../../accounts/components/role-choice.tsx';
import type { SectionProps } from '../hooks.ts';
import style from './edit-form.module.css';

/** @param talentKeptUntil until when the talent profile can be restored; null when none is hidden */
export function RolesSection({ draft, problems, change, talentKeptUntil }: SectionProps & { talentKeptUntil: string | null }) {
  return (
    <Section id="rollen" title="Rollen">
      <RoleChoice chosen={draft.roles} onChange={(roles) => change({ roles })} error={problems.roles} />
      {talentKeptUntil !== null && (
        <p className={style.note}>
          {draft.roles.includes('talent')
            ? 'Je talentprofiel komt terug zodra je opslaat.'
            : `Je talentprofiel is verborgen en wordt op ${formatDate(talentKeptUntil)} verwijderd. Kies Talent om het terug te halen.`}
        </p>
      )}
    </Section>
  );
}
