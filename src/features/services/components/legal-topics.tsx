import type { FactTopic } from '../contract.ts';

type LegalTopic = {
  id: string;
  /** A short title for the table of contents. */
  label: string;
  title: string;
  words: { what: string; when: string; difference: string; onward: string };
  /** The topic of its official facts. */
  topic?: FactTopic;
};

export const legalTopics: LegalTopic[] = [
  {
    id: 'oprichting',
    label: 'Oprichting',
    title: 'Ondernemingsvorm en oprichting',
    topic: 'company',
    words: {
      what: 'De vorm bepaalt wie voor schulden instaat, hoe je belasting betaalt, wie beslist en hoe iemand kan in- of uitstappen. In een eenmanszaak vallen jij en je zaak samen. Een vennootschap staat naast je, met een eigen vermogen.',
      when: 'Vóór je eerste factuur, en opnieuw als je een partner of investeerder krijgt, personeel aanneemt of grotere risico’s loopt.',
      difference:
        'Beide landen kennen de eenmanszaak en de bv, en voor een bv ga je naar de notaris. In België schrijf je je in via een ondernemingsloket en hoort bij een bv een financieel plan; in Nederland ga je naar KVK.',
      onward:
        'Zet op één blad wie meedoet, wat ieder inbrengt, hoeveel risico je loopt en wat je de eerste twee jaar verwacht. Met dat blad is een gesprek met een boekhouder of notaris veel korter.',
    },
  },
  {
    id: 'aandeelhouders',
    label: 'Aandeelhouders',
    // A place to break: the word is wider than a small phone.
    title: 'Aandeelhouders\u00adovereenkomst',
    words: {
      what: 'Afspraken tussen eigenaars die niet in de statuten staan of horen: wie wat doet, hoe je beslist, wat er gebeurt als iemand vertrekt, ziek wordt, wil verkopen of niet meer levert wat was beloofd.',
      when: 'Zodra je met twee bent. Het beste moment is als iedereen het nog eens is; het laatste moment is vóór een investeerder instapt.',
      difference:
        'Het doel is hetzelfde, de woorden en de wettelijke grenzen verschillen. Een Nederlands model past dus niet zomaar bij een Belgische bv. Let vooral op aanbiedingsplicht, drag-along en tag-along, verwatering en het niet-concurrentiebeding.',
      onward:
        'Beantwoord samen: wie krijgt welk deel en waarvoor, wat als één van ons na een jaar stopt, wie mag wat tekenen, en hoe bepalen we de prijs van een aandeel? Laat dat daarna op papier zetten.',
    },
  },
  {
    id: 'voorwaarden',
    label: 'Algemene voorwaarden',
    title: 'Algemene voorwaarden',
    words: {
      what: 'Vaste afspraken voor al je verkopen: levering, betaling, aansprakelijkheid, klachten en wat er bij een conflict gebeurt.',
      when: 'Als je vaker hetzelfde verkoopt, zeker online. Voor één grote opdracht is een eigen contract beter.',
      difference:
        'Wat er in mag staan, verschilt per land en per soort klant: vraag na wat geldt voor consumenten en wat tussen ondernemingen. Zorg in elk geval dat je klant ze kent voordat jullie iets afspreken.',
      onward:
        'Stuur ze mee met je offerte en laat er uitdrukkelijk mee instemmen. Neem ze niet van een ander over: wat niet bij je werk past, helpt je niet.',
    },
  },
  {
    id: 'klanten',
    label: 'Contracten',
    title: 'Contracten met klanten',
    words: {
      what: 'Wat je levert, wanneer, voor welke prijs, wat er niet bij hoort, en wanneer het goed genoeg is. Een goed contract voorkomt vooral dat je iets anders bedoelde dan je klant.',
      when: 'Bij elke opdracht waar je van wakker zou liggen als ze misgaat. Een bevestigde offerte is ook een contract.',
      difference:
        'Spreek af welk recht geldt en welke rechter bevoegd is als je klant over de grens zit. Vraag ook na wat in elk land geldt voor btw, betalingstermijnen en rente bij te late betaling.',
      onward:
        'Begin met een bijlage waarin het werk staat: resultaat, planning, wie wat aanlevert, hoe meerwerk gaat. De rest van het contract past zich daaraan aan.',
    },
  },
  {
    id: 'freelancers',
    label: 'Freelancers',
    title: 'Samenwerken met freelancers',
    topic: 'freelancers',
    words: {
      what: 'Een freelancer werkt zelfstandig voor een resultaat. Werkt hij in feite zoals een werknemer, dan is er sprake van schijnzelfstandigheid, wat het contract ook zegt.',
      when: 'Vóór je iemand inhuurt, en opnieuw als een opdracht lang duurt, voltijds wordt of in je gewone team terechtkomt.',
      difference:
        'In beide landen telt de praktijk. België werkt met vier algemene criteria en met vermoedens in sommige sectoren; Nederland weegt alle omstandigheden samen. De gevolgen zijn vergelijkbaar: alsnog bijdragen en belasting, en rechten van een werknemer.',
      onward:
        'Beschrijf een resultaat in plaats van uren, laat de freelancer zelf plannen en eigen middelen gebruiken, en spreek af wie de rechten op het werk krijgt. Toets om de paar maanden of het nog klopt.',
    },
  },
  {
    id: 'werknemers',
    label: 'Werknemers',
    title: 'Arbeidsovereenkomsten',
    topic: 'employees',
    words: {
      what: 'De afspraken met iemand die onder jouw gezag werkt: functie, loon, uren, plaats, duur, en wat er bij ziekte, vakantie en vertrek gebeurt.',
      when: 'Vóór de eerste werkdag. Wie te laat tekent of meldt, verliest soms de mogelijkheid van een bepaalde duur of een beding.',
      difference:
        'België werkt met paritaire comités per sector, Nederland met cao’s. Proeftijd, loon bij ziekte, opzegtermijnen en ontslag zijn in elk land anders geregeld, en die regels veranderen vaak: neem geen contract van over de grens over.',
      onward:
        'Zoek eerst welk paritair comité of welke cao bij je activiteit hoort. Regel daarna een sociaal secretariaat of een loonadministratie: die meldt je eerste werknemer aan.',
    },
  },
  {
    id: 'merken',
    label: 'Merken en rechten',
    title: 'Intellectuele eigendom en merken',
    topic: 'trademarks',
    words: {
      what: 'Wat je maakt, kan beschermd zijn: teksten, beelden en code door het auteursrecht, een naam of logo als merk, een uitvinding door een octrooi, kennis als bedrijfsgeheim.',
      when: 'Vóór je een naam kiest en drukwerk bestelt, en vóór je een idee aan een ander laat zien. Ook als iemand anders voor jou ontwerpt of programmeert.',
      difference:
        'Merken vraag je voor België, Nederland en Luxemburg samen aan. Wie rechten heeft op wat een werknemer of freelancer maakt, is per land en per soort werk geregeld: zet de overdracht altijd op papier.',
      onward:
        'Zoek je naam op in het merkenregister en in de ondernemingsregisters. Maak een lijst van wat je hebt laten maken en of je daar de rechten van hebt.',
    },
  },
  {
    id: 'privacy',
    label: 'Privacy en AVG',
    title: 'Privacy en AVG',
    topic: 'privacy',
    words: {
      what: 'Zodra je gegevens van mensen gebruikt, zoals klanten, sollicitanten of bezoekers van je site, geldt de AVG: een doel, een grond, niet meer dan nodig, veilig en niet langer dan nodig.',
      when: 'Vanaf de eerste klantenlijst. Zeker bij een webshop, nieuwsbrieven, camera’s of gevoelige gegevens.',
      difference:
        'De AVG geldt in heel de Europese Unie. De toezichthouder verschilt: de Gegevensbeschermingsautoriteit in België, de Autoriteit Persoonsgegevens in Nederland. Ook sommige leeftijden en regels voor nummers van personen verschillen.',
      onward:
        'Maak een register: welke gegevens, waarvoor, op welke grond, bij welke leverancier, hoelang. Daaruit volgt je privacyverklaring, en wat je met leveranciers moet afspreken.',
    },
  },
];
