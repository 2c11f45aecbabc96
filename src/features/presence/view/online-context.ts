import { createContext } from 'react';

/** The people of the list around who are online; null outside of a list. */
export const OnlineContext = createContext<readonly string[] | null>(null);
