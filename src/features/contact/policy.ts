/** Maximum lengths in characters. */
export const contactLimits = { name: 80, email: 254, subject: 150, message: 5000 } as const;

/** Only bots submit faster than this. The browser waits until then, so that no person is refused. */
export const minimumSeconds = 3;

/** The messages beside invalid fields, which browser and server share. */
export const contactSentences = {
  firstName: 'Vul je voornaam in.',
  lastName: 'Vul je achternaam in.',
  email: 'Vul je e-mailadres in.',
  invalidEmail: 'Vul een geldig e-mailadres in.',
  subject: 'Vul een onderwerp in.',
  message: 'Schrijf je bericht.',
} as const;
