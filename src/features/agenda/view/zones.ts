/** The zones of most people; their times need no zone name. */
const homeZones = ['Europe/Brussels', 'Europe/Amsterdam'];

export const isHomeZone = (zone: string): boolean => homeZones.includes(zone);
