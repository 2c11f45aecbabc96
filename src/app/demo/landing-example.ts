import type { Post } from '../../features/feed/contract.ts';

/** Demo posts for the landing page. Their age is fixed, so that the page always looks the same. */
export const landingExample: (Pick<Post, 'id' | 'author' | 'content' | 'likesCount' | 'likedByViewer'> & {
  minutesAgo: number;
  face: string;
  role: 'entrepreneur' | 'talent' | 'investor';
})[] = [
  {
    id: '0199a1f0-0000-7000-8000-000000000001',
    minutesAgo: 12,
    role: 'entrepreneur',
    author: {
      id: '0199a1f0-0000-7000-8000-0000000000a1',
      firstName: 'Lotte',
      lastName: 'Claeys',
      jobTitle: 'Oprichter',
      company: 'Ovenmaat',
      avatarId: null,
    },
    face: '/gezichten/lotte-claeys.svg',
    content: 'Onze eerste tien bakkers plannen hun nacht nu met Ovenmaat. Wie kent een CTO die graag vroeg opstaat?',
    likesCount: 24,
    likedByViewer: true,
  },
  {
    id: '0199a1f0-0000-7000-8000-000000000002',
    minutesAgo: 47,
    role: 'talent',
    author: {
      id: '0199a1f0-0000-7000-8000-0000000000a2',
      firstName: 'Daan',
      lastName: 'Hoekstra',
      jobTitle: 'Productontwerper',
      company: '',
      avatarId: null,
    },
    face: '/gezichten/daan-hoekstra.svg',
    content: 'Vanaf volgende maand heb ik weer drie dagen per week vrij. Het liefst voor een team dat met zijn handen denkt.',
    likesCount: 11,
    likedByViewer: false,
  },
  {
    id: '0199a1f0-0000-7000-8000-000000000003',
    minutesAgo: 180,
    role: 'investor',
    author: {
      id: '0199a1f0-0000-7000-8000-0000000000a3',
      firstName: 'Hanne',
      lastName: 'Verlinden',
      jobTitle: 'Investeerder',
      company: 'Zilverhark',
      avatarId: null,
    },
    face: '/gezichten/hanne-verlinden.svg',
    content:
      'Donderdag zit ik in Gent voor acht korte kennismakingen. Nog twee plaatsen vrij voor makers van dingen die je kunt vastpakken.',
    likesCount: 17,
    likedByViewer: false,
  },
];
