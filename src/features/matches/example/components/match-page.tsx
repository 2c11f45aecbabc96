import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Sections } from '../../../../platform/web/kit/sections.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import { ExampleMatch } from './example-match.tsx';
import style from './match-page.module.css';
import { MeasuredFigures } from './measured-figures.tsx';

const subjects = [
  { id: 'voorbeeld', label: 'Een voorbeeld' },
  { id: 'gelezen', label: 'Wat we lezen' },
  { id: 'nooit', label: 'Wat we nooit lezen' },
  { id: 'percentage', label: 'Het percentage' },
  { id: 'gemeten', label: 'Hoe goed het werkt' },
  { id: 'mensen', label: 'Wie beslist' },
  { id: 'nee', label: 'Nee zeggen' },
];

/** The public page that explains matches, with an example to try. */
export function MatchPage() {
  const isMember = useMe() !== null;
  return (
    <Page>
      <div className={style.page}>
        <Sections
          title="Zo werkt een match"
          subjects={subjects}
          lead={
            <div className={style.lead}>
              <Text size="large">
                Een match zegt hoeveel een vacature en iemands profiel op elkaar lijken, en waarom. Je kunt alles narekenen, en je kunt nee
                zeggen.
              </Text>
            </div>
          }
        >
          <Section
            id="voorbeeld"
            title="Een voorbeeld"
            intro="Verzonnen, maar berekend zoals elke match. Voeg vaardigheden toe of haal ze weg, en kijk wat er verandert."
          >
            <ExampleMatch />
          </Section>
          <Section id="gelezen" title="Wat we lezen">
            <div className={style.prose}>
              <ul>
                <li>
                  <strong>Van een profiel:</strong> je functietitel, vaardigheden, talen, de tekst over jezelf, je werkervaring, opleiding
                  en certificaten, je plaats, het soort werk dat je zoekt, en je uurtarief als je dat aan iedereen toont.
                </li>
                <li>
                  <strong>Van een vacature:</strong> de titel, de vereisten, de tekst, de plaats, of je thuis kunt werken, het soort werk en
                  wat het betaalt.
                </li>
              </ul>
              <p>
                Dezelfde vaardigheid heet bij iedereen anders. Een woordenboek met ruim 14.000 vaardigheden, in het Nederlands en het
                Engels, weet dat “webanalyse” en “web analytics” hetzelfde zijn, en welke vaardigheden dicht bij elkaar liggen. Voor vier
                van de vijf kent het alleen Engelse namen.
              </p>
              <p>Deze dienst gebruikt de ESCO-classificatie van de Europese Commissie.</p>
            </div>
          </Section>
          <Section id="nooit" title="Wat we nooit lezen">
            <div className={style.prose}>
              <p>
                Je naam, je foto, je leeftijd, je geslacht, je afkomst, je adres, je berichten en met wie je verbonden bent. Ze zitten niet
                in de berekening, en we stellen ook nooit voor om er iets aan te veranderen.
              </p>
              <p>
                Wat je niet invult, telt niet tegen je. Zeg je niets over plaats, tarief of soort werk, dan gaat er geen punt af. En een
                vaardigheid erbij kan een percentage alleen verhogen, nooit verlagen.
              </p>
            </div>
          </Section>
          <Section id="percentage" title="Hoe het percentage ontstaat">
            <div className={style.prose}>
              <ol>
                <li>
                  <strong>Vaardigheden.</strong> Elke gevraagde vaardigheid telt: helemaal als je ze hebt, deels als je er een hebt die erop
                  lijkt, en een beetje als je er een uit hetzelfde vakgebied hebt. Wat maar weinig vacatures vragen, weegt zwaarder dan wat
                  ze allemaal vragen.
                </li>
                <li>
                  <strong>Woorden.</strong> Gaan de teksten over hetzelfde werk?
                </li>
                <li>
                  <strong>Titels, en woorden die op elkaar lijken.</strong> Ook samenstellingen en tikfouten herkennen we.
                </li>
                <li>
                  <strong>Voorwaarden.</strong> Een werkplek ver weg, ander werk dan je zoekt of een tarief boven het loon halen er iets af:
                  samen hoogstens 11%.
                </li>
              </ol>
              <p>
                De plaatser en het talent zien hetzelfde percentage en dezelfde redenen. Het is een overeenkomst tussen twee teksten; het
                zegt niet of iemand wordt aangenomen. 100% verschijnt alleen als alle gevraagde vaardigheden er zijn.
              </p>
            </div>
          </Section>
          <Section id="gemeten" title="Hoe goed het werkt">
            <MeasuredFigures />
          </Section>
          <Section id="mensen" title="Wie beslist">
            <div className={style.prose}>
              <p>
                Jij, en de ander. Een match is een voorstel: pas als jullie allebei geïnteresseerd zijn, laten we dat aan jullie allebei
                weten. Wie solliciteert, staat bij de plaatser op datum, nooit op percentage. Niemand wordt door een berekening afgewezen.
              </p>
              <p>De berekening gebeurt op onze eigen server, zonder taalmodel, en we geven niets aan anderen door.</p>
            </div>
          </Section>
          <Section id="nee" title="Nee zeggen">
            <div className={style.prose}>
              <p>
                Je mag bezwaar maken tegen deze vergelijking (artikel 21 van de AVG). Zet in je instellingen “Meedoen aan matches” uit: al
                je matches verdwijnen meteen, en er wordt niets meer vergeleken. Zoeken, solliciteren en gevonden worden blijft gewoon
                werken.
              </p>
              <p>
                Klopt er iets niet? <Link to="/contact">Schrijf ons</Link>, dan kijkt een mens ernaar.
              </p>
            </div>
            <Row>
              {isMember ? (
                <>
                  <ButtonLink to="/matches" tone="primary">
                    Bekijk je matches
                  </ButtonLink>
                  <ButtonLink to="/instellingen" hash="matches">
                    Naar je instellingen
                  </ButtonLink>
                </>
              ) : (
                <ButtonLink to="/auth" search={{ mode: 'signup' }} tone="primary">
                  Maak je account
                </ButtonLink>
              )}
            </Row>
          </Section>
        </Sections>
      </div>
    </Page>
  );
}
