import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';

/** Links to the profile's visibility switches, which people look for in the settings too. */
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
