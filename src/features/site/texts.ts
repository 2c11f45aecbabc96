/** With a hyphen at which a line doesn't break: 'e-' alone at its end reads badly. */
export const emailAddress = 'e\u2011mailadres';
