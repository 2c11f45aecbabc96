/** The colours of one picture, all from Kiem's palette. */
export type Colours = { back: string; soft: string; main: string; accent: string };

export const ink = '#17231C';
export const paper = '#FBFAF6';

export const colours = {
  leaf: { back: '#E3F2E8', soft: '#62C994', main: '#1F7A4D', accent: '#F4AD85' },
  clay: { back: '#FCEBE1', soft: '#F4AD85', main: '#A3430F', accent: '#62C994' },
  water: { back: '#DFF1F3', soft: '#8AD3DE', main: '#0F5F6B', accent: '#E6C766' },
  grain: { back: '#FBF1D3', soft: '#E6C766', main: '#7A5A00', accent: '#8AD3DE' },
} satisfies Record<string, Colours>;

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 6): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function shape(path: string, fill = 'none'): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

export function row(count: number, draw: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw(place)).join('');
}

/** Wraps line art on a tint into a picture of 1200 × 800. */
export function picture(back: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${back}"/><g stroke="${ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;
}
