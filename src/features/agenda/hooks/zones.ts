/** Where most people are: of these nobody has to be told which clock is meant. */
const homeZones = ['Europe/Brussels', 'Europe/Amsterdam'];

export const isHomeZone = (zone: string): boolean => homeZones.includes(zone);
