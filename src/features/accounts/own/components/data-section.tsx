import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ButtonAnchor } from '../../../../platform/web/kit/buttons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import sections from '../../../../platform/web/kit/sections.module.css';
import style from './settings.module.css';

export function DataSection({ appName }: { appName: string }) {
  return (
    <Section
      id="gegevens"
      title="Mijn gegevens"
      intro={`Download alles wat ${appName} over jou bewaart: een zip met een leesbaar bestand per onderdeel, en je eigen bestanden.`}
    >
      <p className={style.small}>
        Waarom we gegevens bewaren en hoelang, lees je in onze <Link to="/privacy">privacyverklaring</Link>.
      </p>
      <div className={sections.actions}>
        <ButtonAnchor href="/api/account/data" download>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          Mijn gegevens downloaden
        </ButtonAnchor>
      </div>
    </Section>
  );
}
