/** Words that begin Dutch sentences and are no names. Others may begin one if the project's own texts hold them. */
export const openers: ReadonlySet<string> = new Set(
  `aan aangezien aanvankelijk achter af al alle alleen allemaal als alles ander andere anders apart bedrijf bedrijven beginnen bekijk bel benieuwd
  besteed betaal betaalbaar betalen betere bied bieden bij bijvoorbeeld binnen blijf blijven boven bouw bouwen buiten consument consumenten contact
  daar daarbij daardoor daarmee daarna daarnaast daarom daarop daarvoor dagelijks dan dankzij dat de deel deelnemers denk deze dicht die digitaal
  dit doe doel doen door doordat doorlopend doorheen draag duidelijk duurzaam eenvoudig een eerlijk eerst eerste eigen einde elk elke en er
  ervaring extra fijn gebruik gebruiker gebruikers gedaan gedurende geef geeft geen gelijk gemaakt gemak gemakkelijk genoeg gericht geschikt gewoon
  gezinnen gezond goed goede haal had haar hebben heeft heel help helpen helpt hen het hier hierdoor hiermee hij hoe huidige huishoudens hun ieder
  iedere iedereen ik in inkomsten inkopers inmiddels intussen investeer investeerders jaarlijks je jij jonge jongeren jou jouw jullie kan kennis
  kies kiezen klaar klant klanten klein kleine kom komen koop kopen kopers kort korte kosten kun kunnen kwaliteit laat lage langs langzaam laten
  later leden leer leest lekker leren lever leveren levert lokaal lokale lukt maak maakt maandelijks maar maken makkelijk markt me medewerkers
  meer meestal men mensen mensenwerk met mijn minder mis mits moeilijk moeten mogelijk mooi na naar naast nadat namelijk net niemand niet niets
  nieuw nieuwe nodig nog nooit nu of om omdat omzet onder ondernemers onderweg ondertussen onderzoek online onze ook oud ouders op opbrengst over
  overal overheden particulieren partners pas per plan plannen plek praktisch precies prijs producten professionals regelmatig relevant samen
  scholen scherp schoon sinds slim slimme snel snelle soms spreek start starten steeds stap sterk straks studenten stuur stuurt te team tegelijk
  tegen teken ten terwijl thuis tijd tijdens toch toen tot totdat tussen uit uiteindelijk uitleg vaak vakmensen van vandaag vanaf vanuit vast
  veel veilig veilige ver verder verdien verdienen verkoop verkopen verse vervolgens via vind vinden vol volgens volgende voor vooraf vooral voordat
  voortaan vraag vragen vrijwilligers waar waardoor waarmee waarom wacht wanneer want was wat we week weinig wekelijks welke werk werken werkt
  wie wij wil willen winkels winst word worden wordt zaken ze zeker zelf zet zie zien zij zijn zo zoals zodat zodra zoek zoeken zolang zonder zorg
  zorgen zorgt zowel zulke`.split(/\s+/u),
);
