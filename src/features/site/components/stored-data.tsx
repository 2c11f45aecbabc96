import { Link } from '@tanstack/react-router';
import type { Site } from '../contract.ts';

/** The data that is stored, with purpose and retention. It has to match the tables and chores. */
export function StoredData({ site: { appName, company, backupDays } }: { site: Site }) {
  return (
    <section>
      <h2>Wat we bewaren, waarvoor en hoelang</h2>
      <dl>
        <div>
          <dt>Je account</dt>
          <dd>
            Je e-mailadres, een afdruk van je wachtwoord en je tijdzone: om je te laten inloggen. Hebben we je account geblokkeerd, ook
            sinds wanneer. Tot je je account verwijdert. Een registratie, met naam en rollen, bewaren we tot iemand haar bevestigt, en
            hoogstens dertig dagen.
          </dd>
        </div>
        <div>
          <dt>Je profiel</dt>
          <dd>
            Je naam, je rollen, en wat je er zelf bij zet: foto’s, functie, bedrijf, plaats, vaardigheden, ervaring, tarief,
            contactgegevens, wat je zoekt of wilt investeren. Zo vinden anderen je. Tot je het weghaalt of je account verwijdert.
          </dd>
        </div>
        <div>
          <dt>Wat je plaatst</dt>
          <dd>Posts, reacties, likes en bestanden, met het moment waarop. Tot je ze weghaalt of je account verwijdert.</dd>
        </div>
        <div>
          <dt>Je netwerk</dt>
          <dd>
            Met wie je verbonden bent en wie wie vroeg: tot een van jullie de connectie of het account verwijdert. Wie je blokkeert, tot je
            dat ongedaan maakt. Wie we je voorstellen en waarom, en wie je niet meer voorgesteld wilt krijgen, tot je je account verwijdert.
          </dd>
        </div>
        <div>
          <dt>Je berichten</dt>
          <dd>
            Wat je met iemand schrijft en aan bestanden stuurt, wanneer, en tot waar je hebt gelezen. Alleen jullie twee zien het. Een
            bericht tot je het verwijdert: dan blijft alleen dat het er stond. Een gesprek tot een van beiden het account verwijdert. Of je
            online bent en of je typt, bewaren we niet.
          </dd>
        </div>
        <div>
          <dt>Je agenda</dt>
          <dd>
            Met wie je wanneer afspreekt, waarover en waar, en wat jullie daarop antwoordden. Alleen jullie twee zien het; wie met je wil
            afspreken, ziet van een tijdstip alleen of je dan al iets hebt. Tot een van beiden het account verwijdert. Heb je een privéadres
            voor je eigen agenda, dan bewaren we wat nodig is om het te herkennen, tot je het verwijdert.
          </dd>
        </div>
        <div>
          <dt>Projecten die je bekijkt en bewaart</dt>
          <dd>
            Welke projecten je bewaart of opzijzet, hoever je bent en wat je erbij schrijft: alleen jij ziet het, tot je het weghaalt. Welke
            projecten je vandaag bekeek, zodat je één keer telt; na die dag blijft alleen het aantal. Ben je investeerder, dan ook wanneer
            je het laatst keek, hoeveel projecten bij je passen en of ondernemers je mogen benaderen, tot je je account verwijdert.
          </dd>
        </div>
        <div>
          <dt>Je matches</dt>
          <dd>
            Welke vacatures en mensen bij elkaar passen, het percentage en de redenen, en wat jij en de ander erop antwoordden. We lezen er
            je profiel en je vacatures voor: <Link to="/zo-werkt-een-match">zo werkt een match</Link>. Zolang het paar bij de beste hoort of
            iemand antwoordde; tot je in je instellingen stopt met matchen, of je account verwijdert.
          </dd>
        </div>
        <div>
          <dt>Je notificaties</dt>
          <dd>
            Wie iets deed dat jou aangaat, waar het over ging en of je het las, en hoe je van zulke dingen wilt horen. Tot je ze verwijdert,
            of tot een van beiden het account verwijdert.
          </dd>
        </div>
        <div>
          <dt>Je berichten aan ons</dt>
          <dd>
            Je naam, je e-mailadres, je onderwerp en je bericht, en je account als je was ingelogd: om je te antwoorden. Tot een jaar nadat
            we ermee klaar zijn, of tot je het account met dat adres verwijdert. Ons kantoor krijgt je bericht ook per mail.
          </dd>
        </div>
        <div>
          <dt>Je apparaten</dt>
          <dd>
            Per apparaat waarop je bent ingelogd: hoe je browser zich noemt, wanneer je inlogde en, op het uur, wanneer je er het laatst
            was. Zo zie je zelf of er iemand anders bij kan. Tot je uitlogt, of dertig dagen na het laatste gebruik.
          </dd>
        </div>
        <div>
          <dt>Links in mails</dt>
          <dd>
            Vraag je een nieuw wachtwoord of een ander e-mailadres, dan bewaren we tot je de link gebruikt dat je dat vroeg: hoogstens een
            uur voor een wachtwoord, een dag voor een adres.
          </dd>
        </div>
        <div>
          <dt>Mails aan jou</dt>
          <dd>
            Een mail die klaarstaat, bewaren we tot hij weg is; daarna blijft van de opdracht alleen over dat ze gedaan is. Komt een mail
            nergens aan, dan verdwijnt de opdracht na hoogstens vijftien dagen.
          </dd>
        </div>
        <div>
          <dt>Pogingen</dt>
          <dd>
            Hoeveel wachtwoorden, inschrijvingen of berichten aan ons er van een netwerkadres kwamen, en hoeveel je plaatste of verstuurde,
            om misbruik te stoppen. Een uur, en daarna hoogstens nog tien minuten.
          </dd>
        </div>
        <div>
          <dt>Logboeken</dt>
          <dd>
            Welke pagina’s en gegevens werden opgevraagd, wanneer en hoe lang dat duurde, zonder naam, adres of inhoud.
            {company.logsKept !== '' && <> Ze blijven {company.logsKept}.</>}
          </dd>
        </div>
        <div>
          <dt>Back-ups</dt>
          <dd>
            Kopieën van dit alles, om niets te verliezen. Wat je verwijdert, staat er nog in tot de kopie vervalt: hoogstens {backupDays}{' '}
            dagen.
          </dd>
        </div>
      </dl>
      <p>
        Verwijder je je account, dan wist {appName} dit meteen, met al je bestanden, behalve uit back-ups. Wat er in je browser zelf wordt
        bewaard, lees je bij <Link to="/cookies">cookies</Link>.
      </p>
    </section>
  );
}
