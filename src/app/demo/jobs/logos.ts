/** A square with a sign in one colour. */
function logo(ground: string, colour: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><g fill="${colour}">${shapes}</g></svg>`;
}

/** The same, of lines. */
function lines(ground: string, colour: string, shapes: string): string {
  return logo(ground, 'none', `<g stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`);
}

const path = (d: string) => `<path d="${d}"/>`;
const disc = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

const ear = [74, 60, 46, 32]
  .map((y) => path(`M48 ${y}c-14 0-20-7-21-17 12 0 20 6 21 17zM48 ${y}c14 0 20-7 21-17-12 0-20 6-21 17z`))
  .join('');
const seats = [0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 48 48)">${disc(48, 18, 7)}</g>`).join('');

/** Logos of companies, as their own designers might have drawn them, by the full name of whoever posts for them. */
export const demoLogos: Record<string, string> = {
  'Lotte Claeys': logo(
    '#b4532a',
    '#fdf3e7',
    `${path('M20 74V48a28 28 0 0 1 56 0v26z')}<path fill="#b4532a" d="M36 74V54a12 12 0 0 1 24 0v20z"/>`,
  ),
  'Thijs Wiersma': logo('#f6c945', '#1d2a44', path('M56 12 24 54h19l-5 30 34-44H52z')),
  'Jolien Hendrickx': logo('#2b3a2f', '#e0b84c', path('M48 14c16 20 24 32 24 44a24 24 0 0 1-48 0c0-12 8-24 24-44z')),
  'Ruben De Ridder': lines('#e9e1d3', '#7b2d26', path('M18 50 48 26l30 24M18 72l30-24 30 24')),
  'Amber Lemmens': lines('#23395b', '#f2a65a', path('M14 60c11-40 23-40 34-6s23 34 34-12')),
  'Koen Visser': logo(
    '#dcefe3',
    '#16563b',
    `${path('M10 34h38l-4 20H14z')}<g fill="none" stroke="#16563b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${disc(28, 68, 11)}${disc(72, 68, 11)}${path('M28 68h26l18 0-12-32h-8M54 68l8-24')}</g>`,
  ),
  'Emiel Timmermans': lines('#0f4c5c', '#eaf6f8', path('M14 64h68M26 64V30M70 64V30M14 44c6-2 10-8 12-14 8 22 36 22 44 0 2 6 6 12 12 14')),
  'Hanne Vermeulen': logo('#eaf3f6', '#2f7f95', path('M48 12 64 40 48 68 32 40zM26 50l10 17-10 17-10-17zM70 50l10 17-10 17-10-17z')),
  'Esra Yilmaz': logo(
    '#fff4d6',
    '#e0a106',
    `${path('M14 66V54L66 26c10 6 16 16 16 28v12z')}<g fill="#fff4d6">${disc(40, 56, 6)}${disc(62, 46, 5)}${disc(66, 60, 3)}</g>`,
  ),
  'Nienke Postma': logo('#3d4f2a', '#ecd48a', `${ear}${path('M45 40h6v44h-6z')}`),
  'Sarah Diallo': logo(
    '#f4e9f5',
    '#7a3b84',
    `<g transform="rotate(45 48 48)">${path('M30 48V30a18 18 0 0 1 36 0v18z')}<path fill="#e7895b" d="M30 50v16a18 18 0 0 0 36 0V50z"/></g>`,
  ),
  'Joost van der Meer': logo('#1f2559', '#f3e9c6', path('M58 16a33 33 0 1 0 22 50A28 28 0 0 1 58 16z')),
  'Fatima El Amrani': logo(
    '#e4572e',
    '#fff7ef',
    path(
      'M16 22h40a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H34L22 68V56h-6a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8zM72 40h8a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-4v10L64 72H50a8 8 0 0 1-8-8h14a16 16 0 0 0 16-16z',
    ),
  ),
  'Quinten Maes': lines('#101820', '#5ad1b3', `${disc(48, 48, 30)}${path('M48 30v18l14 8')}`),
  'Lieke Mulder': lines('#e8f5ee', '#1b7f5c', path('M26 16h44v64l-9-7-9 7-8-7-9 7-9-7zM38 42l8 8 14-16')),
  'Kobe Segers': logo('#1c5fb0', '#ffffff', path('M34 18h18a17 17 0 0 1 0 34h-7v26H34zm11 10v14h6a7 7 0 0 0 0-14z')),
  'Roos Brouwer': logo('#f7ede2', '#9c3d54', `${disc(48, 48, 18)}${seats}`),
};
