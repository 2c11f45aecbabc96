import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';

/** Where to choose who sees what; it belongs to the profile, and is looked for here too (decision 56). */
export function VisibilitySection() {
  return (
    <Section
      id="zichtbaarheid"
      title="Zichtbaarheid"
      intro="Of je profiel openbaar is, en wie je telefoonnummer, e-mailadres en uurtarief ziet, kies je in je profiel."
    >
      <div>
        <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="zichtbaarheid">
          Zichtbaarheid kiezen
        </ButtonLink>
      </div>
    </Section>
  );
}
