/** Messages that the contract and the forms share. */
export const questionSentences = {
  emptyQuestion: 'Schrijf een vraag.',
  longQuestion: 'Een vraag heeft hoogstens 1.000 tekens.',
  emptyAnswer: 'Schrijf een antwoord.',
  longAnswer: 'Een antwoord heeft hoogstens 3.000 tekens.',
} as const;
