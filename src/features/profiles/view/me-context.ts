import { createContext } from 'react';
import type * as z from 'zod';
import type { me } from '../contract.ts';

/** The signed-in person, null for a visitor, of which the shell tells all that it holds. Undefined outside of the shell. */
export const MeContext = createContext<z.output<typeof me> | null | undefined>(undefined);
