/** Messages that the contract and the forms share. */
export const commentSentences = {
  empty: 'Voer een reactie in.',
  tooLong: 'Een reactie heeft hoogstens 2.000 tekens.',
} as const;
