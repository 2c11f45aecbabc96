/** Dutch names of the cities after which IANA zones are named, where Dutch has another. */
const dutchNames: Record<string, string> = {
  Athens: 'Athene',
  Belgrade: 'Belgrado',
  Berlin: 'Berlijn',
  Brussels: 'Brussel',
  Bucharest: 'Boekarest',
  Budapest: 'Boedapest',
  Cairo: 'Caïro',
  Copenhagen: 'Kopenhagen',
  Hong_Kong: 'Hongkong',
  Istanbul: 'Istanboel',
  Jerusalem: 'Jeruzalem',
  Lisbon: 'Lissabon',
  London: 'Londen',
  Luxembourg: 'Luxemburg',
  Mexico_City: 'Mexico-Stad',
  Moscow: 'Moskou',
  Paris: 'Parijs',
  Prague: 'Praag',
  Sao_Paulo: 'São Paulo',
  Tokyo: 'Tokio',
  Vienna: 'Wenen',
  Warsaw: 'Warschau',
  Zurich: 'Zürich',
};

/** The city of an IANA zone in Dutch: 'Brussel' for Europe/Brussels; null for zones without one, such as UTC and Etc/GMT+1. */
export function zoneCity(zone: string): string | null {
  const [region, ...rest] = zone.split('/');
  const city = rest.at(-1);
  if (city === undefined || region === 'Etc') return null;
  return dutchNames[city] ?? city.replaceAll('_', ' ');
}
