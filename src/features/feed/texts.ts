/** Messages that the contract and the forms share. */
export const postSentences = {
  empty: 'Voer een bericht in of selecteer een afbeelding.',
  tooLong: 'Een bericht heeft hoogstens 3.000 tekens.',
  uploading: 'Even wachten: je foto is nog onderweg.',
} as const;
