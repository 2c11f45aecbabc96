import { Link } from '@tanstack/react-router';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { ButtonAnchor } from '../../../../platform/web/kit/buttons.tsx';
import { IconDownload } from '../../../../platform/web/kit/icons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';

export function DataSection({ appName }: { appName: string }) {
  return (
    <Section
      id="gegevens"
      title="Mijn gegevens"
      intro={`Download alles wat ${appName} over jou bewaart: een zip met een leesbaar bestand per onderdeel, en je eigen bestanden.`}
    >
      <Text tone="muted" size="small">
        Waarom we gegevens bewaren en hoelang, lees je in onze <Link to="/privacy">privacyverklaring</Link>.
      </Text>
      <Actions>
        <ButtonAnchor href="/api/account/data" download>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          Mijn gegevens downloaden
        </ButtonAnchor>
      </Actions>
    </Section>
  );
}
