import { linkOptions } from '@tanstack/react-router';
import type { StepName } from '../policy.ts';

/** The form of the own profile, at the section where the step is done: it is far down for some. */
const profileForm = <Section extends string>(hash: Section) => linkOptions({ to: '/profiel', search: { bewerken: 'ja' }, hash });

/** Each step: the words, why it is worth it, and where it is done. */
export const stepWords = {
  photo: { title: 'Voeg een foto toe', why: 'Mensen antwoorden eerder op een gezicht.', link: linkOptions({ to: '/profiel', search: {} }) },
  headline: { title: 'Vertel wat je doet', why: 'Je functie staat overal onder je naam.', link: profileForm('werk') },
  'open-to-work': {
    title: 'Zet “Open to work” aan',
    why: 'Dan vinden ondernemers je, en krijg je matches.',
    link: profileForm('beschikbaarheid'),
  },
  project: {
    title: 'Zet je eerste project online',
    why: 'Zo vind je geld en mensen voor je plan.',
    link: linkOptions({ to: '/projecten/nieuw' }),
  },
  criteria: { title: 'Kies waarin je investeert', why: 'Dan zie je de projecten die bij je passen.', link: profileForm('investeren') },
  people: {
    title: 'Leer drie mensen kennen',
    why: 'Verbind met mensen die je kent, of wilt kennen.',
    link: linkOptions({ to: '/netwerk', search: { tab: 'suggesties' } }),
  },
  post: { title: 'Plaats je eerste bericht', why: 'Vertel wie je bent en wat je zoekt.', link: linkOptions({ to: '/feed' }) },
} satisfies Record<StepName, { title: string; why: string; link: unknown }>;
