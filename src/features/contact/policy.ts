/** Lengths of what a visitor writes, in characters. */
export const contactLimits = { name: 80, email: 254, subject: 150, message: 5000 } as const;

/** Nobody fills in a form in less; programs do. The browser waits for it, so that no person is ever too fast. */
export const minimumSeconds = 3;

/** What stands beside a field that isn't right; the same before and after sending. */
export const contactSentences = {
  firstName: 'Vul je voornaam in.',
  lastName: 'Vul je achternaam in.',
  email: 'Vul je e-mailadres in.',
  invalidEmail: 'Vul een geldig e-mailadres in.',
  subject: 'Vul een onderwerp in.',
  message: 'Schrijf je bericht.',
} as const;
