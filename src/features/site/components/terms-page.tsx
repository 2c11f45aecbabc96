import { Link } from '@tanstack/react-router';
import type { Site } from '../contract.ts';
import { CompanyDetails } from './company-details.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsPage({ site }: { site: Site }) {
  const { appName } = site;
  return (
    <LegalPage
      title="Voorwaarden"
      intro={`De afspraken tussen jou en wie ${appName} beheert. Kort, want het meeste spreekt vanzelf.`}
      changed="20 november 2026"
    >
      <section>
        <h2>Met wie je ze maakt</h2>
        <CompanyDetails site={site} />
      </section>
      <section>
        <h2>Wat {appName} is</h2>
        <p>
          {appName} is een netwerk waarop ondernemers, investeerders en talent elkaar vinden, laten zien wat ze doen en delen wat ze
          meemaken. Wij zorgen voor de plek. Wat mensen er met elkaar afspreken, een baan, een opdracht, een investering, is een afspraak
          tussen hen. Wij zijn daar geen partij bij en controleren niet of wat iemand over zichzelf zegt, klopt. Kijk dus zelf goed na met
          wie je zaken doet.
        </p>
        <p>Niets op {appName} is beleggingsadvies, juridisch advies of fiscaal advies.</p>
      </section>
      <section>
        <h2>Je account</h2>
        <ul>
          <li>Je maakt één account, voor jezelf, onder je eigen naam, met een e-mailadres dat van jou is.</li>
          <li>Houd je wachtwoord voor jezelf. Merk je dat iemand anders erbij kan, wijzig het dan en log overal uit.</li>
          <li>
            Stoppen kan altijd, meteen en zonder reden, in je <Link to="/instellingen">instellingen</Link>. Alles wat je plaatste, verdwijnt
            dan.
          </li>
        </ul>
      </section>
      <section>
        <h2>Wat je plaatst</h2>
        <ul>
          <li>
            Het blijft van jou. Je geeft ons toestemming om het op {appName} te bewaren en te tonen aan wie het volgens je instellingen mag
            zien. Verwijder je het, dan eindigt die toestemming.
          </li>
          <li>Plaats alleen teksten, foto’s en bestanden die je mag delen.</li>
          <li>Zet geen gegevens van anderen online zonder dat zij dat goedvinden.</li>
        </ul>
      </section>
      <section>
        <h2>Wat niet mag</h2>
        <ul>
          <li>je voordoen als iemand anders, of liegen over wie je bent, wat je kunt of wat je project waard is;</li>
          <li>mensen lastigvallen, bedreigen, discrimineren of oplichten;</li>
          <li>reclame rondsturen aan wie daar niet om vroeg, of geld vragen buiten een echt project om;</li>
          <li>strafbare of schadelijke inhoud plaatsen;</li>
          <li>gegevens van anderen verzamelen, met de hand of met een programma, of de beveiliging omzeilen.</li>
        </ul>
        <p>
          Zie je iets dat niet mag? Mail naar <a href={`mailto:${site.officeMail}`}>{site.officeMail}</a> en zeg erbij waar het staat. We
          kijken ernaar en laten je weten wat we deden.
        </p>
        <p>
          Houdt iemand zich niet aan deze afspraken, dan kunnen we een bericht weghalen of een account blokkeren of sluiten. We zeggen erbij
          waarom, en wie het er niet mee eens is, kan ons vragen er opnieuw naar te kijken.
        </p>
      </section>
      <section>
        <h2>Wat je van ons mag verwachten</h2>
        <p>
          We doen ons best om {appName} goed, veilig en bereikbaar te houden, maar kunnen niet beloven dat er nooit een storing is. Voor
          schade waarvoor de wet ons verantwoordelijk houdt, blijven we verantwoordelijk; deze voorwaarden nemen je geen recht af dat je als
          consument hebt.
        </p>
        <p>
          {appName} gebruiken kost niets. Verandert dat voor een deel ervan, dan weet je het vooraf en beslis je zelf of je dat deel wilt
          gebruiken.
        </p>
      </section>
      <section>
        <h2>Veranderingen en geschillen</h2>
        <p>
          Verandert er iets wezenlijks aan deze voorwaarden, dan laten we het je vooraf weten. Ga je niet akkoord, dan kun je je account
          verwijderen.
        </p>
        <p>
          Heb je een probleem met ons, mail ons dan eerst: meestal komen we er samen uit.
          {site.company.law !== '' && <> Welk recht geldt en welke rechter bevoegd is: {site.company.law}.</>}
        </p>
        <p>
          Wat we met je gegevens doen, staat in de <Link to="/privacy">privacyverklaring</Link>.
        </p>
      </section>
    </LegalPage>
  );
}
