/** With a word joiner, so that no line ends in 'e-'; the fonts have no hyphen that does so by itself. */
export const emailAddress = 'e-\u2060mailadres';
