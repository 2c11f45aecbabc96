import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { RoleChoice } from '../../../accounts/components/role-choice.tsx';
import type { ProfileForm } from '../hooks.ts';

/** @param talentKeptUntil until when the talent profile can be restored; null when none is hidden */
export function RolesSection({ form, talentKeptUntil }: { form: ProfileForm; talentKeptUntil: string | null }) {
  return (
    <Section id="rollen" title="Rollen">
      <RoleChoice chosen={form.values.roles} onChange={(roles) => form.change({ roles })} error={form.problem('roles')} />
      {talentKeptUntil !== null && (
        <Notice>
          {form.values.roles.includes('talent')
            ? 'Je talentprofiel komt terug zodra je opslaat.'
            : `Je talentprofiel is verborgen en wordt op ${formatDate(talentKeptUntil)} verwijderd. Kies Talent om het terug te halen.`}
        </Notice>
      )}
    </Section>
  );
}
