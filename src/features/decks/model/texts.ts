/** The mark of a deck that a language model wrote, on the screen and in its files. */
export const modelMark = 'Opgesteld met AI, gecontroleerd op je eigen gegevens';
