import * as z from 'zod';
import { picture } from '../../uploads/contract.ts';
import { colourPattern, deckStyles } from '../policy/deck.ts';
import { slideNames } from '../policy/slides.ts';
import type { Look } from './policy/look.ts';
import { aligns, faces, grounds, inks, type Page, textRoles } from './policy/page.ts';

const place = { x: z.number(), y: z.number(), width: z.number().nonnegative(), height: z.number().nonnegative() };
const lettering = z.object({ size: z.number().positive(), face: z.enum(faces), ink: z.enum(inks), align: z.enum(aligns) });
const datum = z.object({ label: z.string(), value: z.number(), shown: z.string() });
const series = z.object({ name: z.string(), data: z.array(datum) });

const box = z.discriminatedUnion('kind', [
  z.object({ ...place, kind: z.literal('area'), ground: z.enum(grounds), radius: z.number() }),
  z.object({ ...place, kind: z.literal('text'), role: z.enum(textRoles), text: z.string(), lettering }),
  z.object({ ...place, kind: z.literal('list'), items: z.array(z.string()), isNumbered: z.boolean(), lettering }),
  z.object({
    ...place,
    kind: z.literal('table'),
    columns: z.array(z.object({ label: z.string(), share: z.number() })),
    rows: z.array(z.array(z.string())),
    heights: z.array(z.number()),
    lettering,
  }),
  z.object({ ...place, kind: z.literal('picture'), picture, alt: z.string(), fit: z.enum(['cover', 'contain']) }),
  z.object({ ...place, kind: z.enum(['circles', 'parts']), label: z.string(), data: z.array(datum) }),
  z.object({ ...place, kind: z.enum(['bars', 'lines']), label: z.string(), series: z.array(series) }),
]);

/** A slide as it is shown, for the outputs of procedures. */
export const page: z.ZodType<Page> = z.object({ slide: z.enum(slideNames), title: z.string(), boxes: z.array(box) });

const colour = z.string().regex(colourPattern);

/** How a deck looks, for the outputs of procedures. */
export const look: z.ZodType<Look> = z.object({
  style: z.enum(deckStyles),
  radius: z.number(),
  colours: z.record(z.enum([...inks, ...grounds]), colour),
});
