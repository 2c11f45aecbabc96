import type { RoleProfile } from './role-profile.ts';

const support = (profile: Omit<RoleProfile, 'kind'>): RoleProfile => ({ kind: 'support', ...profile });
const anything = '.';

/** People whom a plan needs once it says how it sells, delivers or grows. */
export const supports: readonly RoleProfile[] = [
  support({
    occupation: 'logistiek medewerker',
    roleName: 'Logistiek medewerker',
    signals:
      'lever(?:en|t|ing|ingen)(?!\\p{L})|bezorg\\p{L}*|koerier\\p{L}*|verzend\\p{L}*|magazijn\\p{L}*|ophal\\p{L}*|opslag|voorraad|pakket(?:ten|jes)?(?!\\p{L})|transport',
    told: ['text:distribution', 'step:', 'text:solution', 'text:description', 'text:businessModel', 'feature:'],
    covered: 'logist|magazijn|koerier|chauffeur|transport',
    why: 'De bestellingen moeten op tijd bij de klant zijn.',
    task: 'Je maakt bestellingen klaar, plant de leveringen en houdt de voorraad bij.',
    requirements: 'Je werkt ordelijk en plant goed. Een rijbewijs helpt.',
    time: 'Deeltijds',
  }),
  support({
    occupation: 'accountmanager',
    roleName: 'Accountmanager',
    signals: anything,
    told: ['text:sales'],
    covered: 'verkoop|verkoper|sales|accountmanager|commercieel|business develop',
    why: 'Je plan zegt hoe je verkoopt; iemand moet het doen.',
    task: 'Je spreekt klanten, volgt hun vragen op en maakt er vaste klanten van.',
    requirements: 'Ervaring met verkopen. Je luistert eerst en belooft alleen wat kan.',
    time: 'Deeltijds',
  }),
  support({
    occupation: 'online marketeer',
    roleName: 'Online marketeer',
    signals:
      'sociale media|social media|instagram|tiktok|facebook|linkedin|google|advertent\\p{L}*|nieuwsbrief|influencer\\p{L}*|online|zoekmachine\\p{L}*|seo(?!\\p{L})|youtube|blog\\p{L}*|website',
    told: ['channel:', 'text:acquisition', 'text:marketing'],
    covered: 'market|communicatie|social media|growth',
    why: 'Klanten vinden je online, als iemand daarvoor zorgt.',
    task: 'Je zet campagnes op, schrijft mee aan de berichten en meet wat klanten oplevert.',
    requirements: 'Ervaring met campagnes op sociale media en in zoekmachines. Je kijkt naar wat het opbrengt.',
    time: 'Deeltijds',
  }),
  support({
    occupation: 'marketeer',
    roleName: 'Marketeer',
    signals: anything,
    told: ['text:acquisition', 'text:marketing', 'channel:'],
    covered: 'market|communicatie|social media|growth',
    why: 'Je weet hoe klanten je leren kennen; daar gaat tijd in.',
    task: 'Je maakt ons bekend bij de mensen voor wie we er zijn, op de plekken waar zij komen.',
    requirements: 'Ervaring met marketing voor een jonge of kleine onderneming. Je schrijft goed.',
    time: 'Deeltijds',
  }),
  support({
    occupation: 'online community manager',
    roleName: 'Communitymanager',
    signals: 'community|gemeenschap|leden(?!\\p{L})|buren|buurtbewoners|abonnees',
    told: ['text:solution', 'text:description', 'text:acquisition', 'channel:', 'text:businessModel'],
    covered: 'community|vrijwillig|ledenwerk',
    why: 'Het werkt alleen als mensen meedoen en blijven.',
    task: 'Je verwelkomt nieuwe leden, beantwoordt vragen en brengt hen met elkaar in contact.',
    requirements: 'Je bent warm, duidelijk en snel. Ervaring met een gemeenschap, online of in de buurt.',
    time: 'Deeltijds',
  }),
  support({
    occupation: 'boekhouder',
    roleName: 'Financieel verantwoordelijke',
    signals: '€',
    told: ['year:'],
    covered: 'financ|boekhoud|cfo(?!\\p{L})|accountant|controller',
    why: 'Je plan rekent jaren vooruit; iemand moet de cijfers volgen.',
    task: 'Je volgt kosten en opbrengsten op, werkt de prognose bij en bereidt gesprekken met financiers voor.',
    requirements: 'Ervaring met boekhouding en prognoses van een kleine onderneming.',
    time: 'Enkele uren per week',
  }),
  support({
    occupation: 'verkoopmedewerker',
    roleName: 'Winkelmedewerker',
    signals: '(?!web|online)\\p{L}*winkel(?:ruimte|pand|punt)?(?!\\p{L})|toonzaal|kraam|toonbank|\\p{L}*bakkerij(?!\\p{L})',
    told: ['text:distribution', 'text:description', 'text:solution', 'title', 'channel:', 'text:businessModel'],
    covered: 'winkel|verkoopmedewerk|verkoopster|verkoper',
    why: 'In de winkel maakt wie er staat het verschil.',
    task: 'Je ontvangt klanten, adviseert hen en houdt de winkel op orde.',
    requirements: 'Je bent vriendelijk en betrouwbaar. Werken op zaterdag is geen probleem.',
    time: 'Deeltijds',
  }),
];
