type Promised = {
  /** The title of the job. */
  to: string;
  /** Days since it was sent; an answer is due after 14, or 28 if it was extended. */
  days: number;
  /** The poster's words when it took longer. */
  extension?: string;
  letter: string;
};

/** Applications to the demo's entrepreneur that wait: late, of today, of the next days, extended, and with time left. */
export const owedAnswers: (Promised & { from: string })[] = [
  {
    from: 'Tuur Michiels',
    to: 'Ontwikkelaar voor onze planner',
    days: 17,
    letter: 'Kassa’s uitlezen doe ik al jaren, tot in de kelder van een warenhuis toe.',
  },
  {
    from: 'Mathias Verbeke',
    to: 'Ontwikkelaar voor onze planner',
    days: 14,
    letter: 'Mijn broer is bakker. Ik bouwde voor hem al eens iets dat op jullie planner lijkt.',
  },
  {
    from: 'Elena Moens',
    to: 'Ontwikkelaar voor onze planner',
    days: 13,
    letter: 'TypeScript overdag, desembrood op zondag. Dit past.',
  },
  {
    from: 'Rick Zijlstra',
    to: 'Verkoper voor West-Vlaanderen',
    days: 11,
    letter: 'Ik bel al jaren klanten die geen tijd hebben om op te nemen. West-Vlaams leer ik er graag bij.',
  },
  {
    from: 'Esra Yilmaz',
    to: 'Bakker voor de testkeuken',
    days: 16,
    extension: 'Dag Esra, de testkeuken is pas over twee weken klaar. Je hoort zeker nog van ons.',
    letter: 'Vier jaar recepten voor anderen, en altijd opgeschreven wat er misging. Daar is een testkeuken voor.',
  },
  {
    from: 'Merel Kok',
    to: 'Productontwerper voor één grote knop',
    days: 3,
    letter: 'Hitte, bloem en natte handen: dat is eerst een vraag naar materiaal. Ik heb er al drie platen voor geperst.',
  },
];

/** Applications of the demo's talent whose answer is extended, late, and never came. */
export const promisedAnswers: Promised[] = [
  {
    to: 'Industrieel ontwerper',
    days: 15,
    extension: 'Dag Daan, we wachten op de maten van het doosje. Geef ons twee weken extra, dan weet ik meer.',
    letter: 'Spuitgieten deed ik vier jaar. Een doosje dat mijn oma open krijgt, wilde ik altijd al maken.',
  },
  { to: 'Productontwerper', days: 19, letter: 'Ik gebruik Bonnetje Klaar zelf. Ik weet waar het nog beter kan.' },
  { to: 'Prototypebouwer', days: 33, letter: 'Een tilhulp maak je niet op een scherm. Graag toon ik wat er in mijn atelier staat.' },
];
