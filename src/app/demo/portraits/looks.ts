import type { Look } from './face.ts';

function look(
  tint: Look['tint'],
  skin: Look['skin'],
  hair: Look['hair'],
  style: Look['style'],
  extra: Pick<Look, 'glasses' | 'beard'> = {},
): Look {
  return { tint, skin, hair, style, ...extra };
}

const glasses = { glasses: true } as const;
const beard = { beard: true } as const;

/** Looks by full name. More than half of the demo people have a portrait, the others show initials. */
export const demoLooks: Record<string, Look> = {
  'Lotte Claeys': look('clay', 'peach', 'copper', 'bun'),
  'Daan Hoekstra': look('water', 'fair', 'blond', 'parted', beard),
  'Hanne Verlinden': look('grain', 'fair', 'grey', 'bob', glasses),
  'Sjoerd Bosma': look('leaf', 'peach', 'dark', 'short', beard),
  'Marloes Kuipers': look('grain', 'fair', 'blond', 'tail'),
  'Arne Lauwers': look('water', 'peach', 'chestnut', 'bald', { ...glasses, ...beard }),
  'Esra Yilmaz': look('leaf', 'olive', 'black', 'long'),
  'Wout Goossens': look('clay', 'fair', 'chestnut', 'curls'),
  'Femke Baert': look('water', 'fair', 'copper', 'bob'),
  'Eline Pauwels': look('leaf', 'peach', 'dark', 'tail'),
  'Joost van der Meer': look('grain', 'fair', 'grey', 'short', glasses),
  'Sarah Diallo': look('clay', 'deep', 'black', 'afro'),
  'Bas Huisman': look('leaf', 'fair', 'dark', 'parted'),
  'Lien Verstraete': look('water', 'fair', 'chestnut', 'long', glasses),
  'Robbe Wauters': look('grain', 'peach', 'dark', 'curls', beard),
  'Carlijn Scholten': look('clay', 'fair', 'blond', 'bun'),
  'Thijs Wiersma': look('water', 'fair', 'copper', 'short', beard),
  'Jolien Hendrickx': look('leaf', 'peach', 'dark', 'bob'),
  'Floor Verhoef': look('grain', 'peach', 'blond', 'long'),
  'Margot Thys': look('clay', 'fair', 'dark', 'bun', glasses),
  'Jorrit Terpstra': look('leaf', 'fair', 'blond', 'bald', beard),
  'Quinten Maes': look('water', 'peach', 'dark', 'parted', glasses),
  'Lieke Mulder': look('clay', 'fair', 'copper', 'curls'),
  'Mathias Verbeke': look('grain', 'fair', 'chestnut', 'short', { ...glasses, ...beard }),
  'Fatima El Amrani': look('leaf', 'olive', 'black', 'curls'),
  'Iris van Leeuwen': look('water', 'fair', 'dark', 'bob', glasses),
  'Elena Moens': look('clay', 'olive', 'dark', 'long'),
  'Jelle Van Damme': look('leaf', 'peach', 'chestnut', 'parted', beard),
  'Fien Bogaerts': look('grain', 'fair', 'grey', 'bun'),
  'Youssef Kramer': look('water', 'brown', 'black', 'short', beard),
  'Merel Kok': look('leaf', 'fair', 'copper', 'tail', glasses),
  'Sofie Bauwens': look('clay', 'peach', 'blond', 'bob'),
  'Wouter Dijkstra': look('water', 'fair', 'grey', 'curls', beard),
  'Willemijn Prins': look('leaf', 'fair', 'grey', 'tail'),
  'Tessa Blom': look('grain', 'brown', 'black', 'afro', glasses),
  'Camille Leclercq': look('clay', 'peach', 'dark', 'curls'),
  'Yasmine Jacobs': look('water', 'brown', 'black', 'bun'),
  'Jeroen Vos': look('leaf', 'fair', 'grey', 'bald', glasses),
  'Hannah Petit': look('grain', 'fair', 'chestnut', 'tail'),
  'Maarten van den Heuvel': look('clay', 'fair', 'grey', 'parted'),
  'Victoria De Wilde': look('water', 'fair', 'copper', 'long'),
  'Ruud Koster': look('leaf', 'peach', 'grey', 'bald', beard),
  'Pauline Christiaens': look('grain', 'peach', 'chestnut', 'bob', glasses),
};
