/** For an investor without criteria. */
export const everyProjectFits = 'Je hebt nog geen sectoren, bedrag of vorm gekozen: elk project past.';

export const noProjects = 'Geen projecten beschikbaar.';
