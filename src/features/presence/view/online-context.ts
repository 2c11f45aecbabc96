import { createContext } from 'react';

/** Who of the people of a list around is online; null outside of one. */
export const OnlineContext = createContext<readonly string[] | null>(null);
