/** An update of a project, by the beginning of its title, so many days ago. */
type DemoUpdate = { project: string; daysAgo: number; content: string };

export const demoUpdates: DemoUpdate[] = [
  {
    project: 'Ovenmaat: de nachtploeg',
    daysAgo: 1.2,
    content:
      'De twaalfde bakker plant sinds vannacht met Ovenmaat. Om drie uur belde hij: er viel iemand uit, en het rooster stond al recht voor hij zijn schort aanhad.\n\nVolgende week bezoeken we de bakkers in Aalst. Ken je er een die nog met een schriftje werkt, stuur hem gerust door.',
  },
  {
    project: 'Ovenmaat: de nachtploeg',
    daysAgo: 16,
    content:
      'We zijn rond met de eerste lening. Dank aan iedereen die meerekende: het geld gaat naar een tweede ontwikkelaar en naar koffie om drie uur.',
  },
  {
    project: 'Wijkvonk',
    daysAgo: 2.4,
    content:
      'De eerste batterij staat. Vijf mannen, een kraan en een buurvrouw die precies wist waar de gasleiding lag. Vanaf maandag laden we op de zon van de overkant.',
  },
  {
    project: 'Boekenboot',
    daysAgo: 4.1,
    content:
      'Aangelegd in Loenen, en binnen een uur was de kachel het drukste plekje van het dorp. Het meest gevraagd: een boek over vastlopen. Toeval, hopen we.',
  },
  {
    project: 'Taalbrug',
    daysAgo: 6.3,
    content:
      'Negen bedrijven, en vandaag de eerste ploegbaas die zelf om een tweede reeks vroeg. Hij wil nu de woorden van de heftruck inspreken. In het Antwerps.',
  },
  {
    project: 'Pilbaken',
    daysAgo: 9.5,
    content:
      'Drie maanden test in twee woonzorgcentra zijn voorbij. We schreven op wat goed ging en wat niet, en dat laatste is de langste lijst. Zo hoort het.',
  },
];

/** A question to a project, with the answer of its owner where there is one. */
type DemoQuestion = { project: string; asker: string; daysAgo: number; content: string; answer?: string };

export const demoQuestions: DemoQuestion[] = [
  {
    project: 'Ovenmaat: de nachtploeg',
    asker: 'Roos Brouwer',
    daysAgo: 0.4,
    content: 'Werkt het ook voor een zaak met twee filialen en één ploeg die heen en weer rijdt?',
  },
  {
    project: 'Ovenmaat: de nachtploeg',
    asker: 'Koen Visser',
    daysAgo: 5,
    content: 'Wat gebeurt er met het rooster als het internet uitvalt? Bij ons in de kelder is dat elke week.',
    answer:
      'Dan werkt alles door op de tablet, en wat je verandert gaat mee zodra er weer verbinding is. We testten het in een kelder in Ledeberg, met de deur van de koeling dicht.',
  },
  {
    project: 'Ovenmaat: de nachtploeg',
    asker: 'Eline Pauwels',
    daysAgo: 11,
    content: 'Kan ik meerekenen hoeveel uren iemand in een maand al nachtwerk deed?',
    answer: 'Ja. Het staat bij elke naam, en Ovenmaat waarschuwt je voor de wettelijke grens, niet erna.',
  },
  {
    project: 'Wijkvonk',
    asker: 'Lotte Claeys',
    daysAgo: 3,
    content: 'Kan een bakkerij met een oven op stroom ook meedoen, of is de piek te hoog?',
    answer: 'Juist graag: jij hebt ’s nachts nodig wat de straat overdag overhoudt. We rekenen het samen uit.',
  },
  { project: 'Boekenboot', asker: 'Lotte Claeys', daysAgo: 2, content: 'Leggen jullie ook eens aan in Gent? Wij zorgen voor het brood.' },
];
