export type Promised = {
  /** Days since it was sent; an answer is due after 14, or 28 if it was extended. */
  days: number;
  isExtended?: boolean;
  letter: string;
};

/** Applications to the demo's entrepreneur that wait: late, of today, of the next days, extended, and with time left. */
export const owedAnswers: Promised[] = [
  { days: 17, letter: 'Kassa’s uitlezen doe ik al jaren, tot in de kelder van een warenhuis toe.' },
  { days: 14, letter: 'Mijn broer is bakker. Ik bouwde voor hem al eens iets dat op jullie planner lijkt.' },
  { days: 13, letter: 'TypeScript overdag, desembrood op zondag. Dit past.' },
  { days: 11, letter: 'Ik werk graag voor mensen die het scherm met bloem aan hun handen bedienen.' },
  { days: 16, isExtended: true, letter: 'Een kleine ploeg met een duidelijk doel: daar werk ik het liefst.' },
  { days: 3, letter: 'Ik las jullie updates en zou morgen kunnen beginnen.' },
];

/** Applications of the demo's talent whose answer is extended, late, and never came. */
export const promisedAnswers: Promised[] = [
  { days: 15, isExtended: true, letter: 'Jullie aanpak spreekt me aan. Ik denk graag mee over het vervolg.' },
  { days: 19, letter: 'Wat jullie maken, gebruik ik zelf. Ik weet waar het nog beter kan.' },
  { days: 33, letter: 'Graag vertel ik jullie meer over mijn werk.' },
];
