import type { Site } from '../contract.ts';
import { LegalPage } from './legal-page.tsx';

export function AccessibilityPage({ site }: { site: Site }) {
  const { appName } = site;
  return (
    <LegalPage
      title="Toegankelijkheid"
      intro={`Iedereen moet ${appName} kunnen gebruiken: met een muis, een toetsenbord, een vergrootglas of een schermlezer.`}
      changed="20 november 2026"
    >
      <section>
        <h2>Waar we naar streven</h2>
        <p>
          We bouwen volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Een onafhankelijk onderzoek is er nog niet
          geweest; wat hieronder staat, is ons eigen oordeel.
        </p>
      </section>
      <section>
        <h2>Wat je mag verwachten</h2>
        <ul>
          <li>Alles werkt met alleen het toetsenbord, en je ziet steeds waar je bent. Met de eerste tab sla je de navigatie over.</li>
          <li>
            Koppen, knoppen, velden en meldingen hebben namen die een schermlezer voorleest; fouten staan bij het veld waar ze over gaan.
          </li>
          <li>Tekst heeft genoeg contrast, in het lichte en in het donkere thema, en blijft leesbaar als je tot 400% vergroot.</li>
          <li>Kleur is nooit de enige manier waarop we iets zeggen.</li>
          <li>Vraagt je toestel om minder beweging, dan beweegt er niets.</li>
          <li>Wie een foto plaatst, kan er een beschrijving bij schrijven.</li>
        </ul>
      </section>
      <section>
        <h2>Hoe we het nagaan</h2>
        <p>
          Bij elke wijziging kijkt een programma (axe) de schermen na, in het licht en in het donker, op een telefoon en op een groot
          scherm. Dat vindt niet alles. Daarom doorlopen we schermen ook met het toetsenbord.
        </p>
      </section>
      <section>
        <h2>Wat nog beter kan</h2>
        <p>
          Niet elke foto heeft een beschrijving: die schrijven mensen zelf. Documenten die mensen plaatsen, zoals een pdf, zijn niet altijd
          toegankelijk gemaakt.
        </p>
      </section>
      <section>
        <h2>Een drempel melden</h2>
        <p>
          Loop je ergens op vast? Mail naar <a href={`mailto:${site.officeMail}`}>{site.officeMail}</a>. Zeg op welke pagina het was, wat je
          wilde doen en welk hulpmiddel je gebruikt. We antwoorden, en helpen je intussen op een andere manier verder.
        </p>
      </section>
    </LegalPage>
  );
}
