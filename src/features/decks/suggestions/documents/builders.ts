import type { RoleProfile } from './role-profile.ts';

const builder = (profile: Omit<RoleProfile, 'kind'>): RoleProfile => ({ kind: 'builder', ...profile });

/** Words by which a product is software, or comes with it. */
export const software =
  '\\p{L}*apps?(?!\\p{L})|\\p{L}*platform(?:en|s)?(?!\\p{L})|\\p{L}*software\\p{L}*|saas|algoritme\\p{L}*|dashboard\\p{L}*|online tool|webapp\\p{L}*|plug-?in|api(?!\\p{L})|chatbot\\p{L}*|blockchain\\p{L}*|smart contracts?|ai-?model\\p{L}*|machine learning';

/** People who make software. */
export const builders: readonly RoleProfile[] = [
  builder({
    occupation: 'ontwikkelaar blockchain',
    roleName: 'Blockchainontwikkelaar',
    signals: 'blockchain\\p{L}*|smart contracts?|tokens?(?!\\p{L})|crypto\\p{L}*|web3|ledger',
    covered: 'blockchain|smart contract|web3',
    why: 'Je product steunt op een blockchain.',
    task: 'Je bouwt en test de smart contracts en zorgt dat ze onderzocht zijn voor ze geld of rechten van mensen dragen.',
    requirements: 'Ervaring met smart contracts en hun beveiliging. Je schrijft tests voor je code.',
    time: 'Voltijds',
  }),
  builder({
    occupation: 'data scientist',
    roleName: 'Datawetenschapper',
    signals:
      '(?:ai|a\\.i\\.)(?!\\p{L})|machine learning|algoritme\\p{L}*|voorspel\\p{L}*|beeldherkenning|neura\\p{L}+|taalmodel\\p{L}*|datamodel\\p{L}*|kunstmatige intelligentie|artificiële intelligentie',
    covered: 'data scien|datawetensch|machine learning|ai-? ?(?:engineer|onderzoek|specialist)',
    why: 'Je product staat of valt met een model dat klopt.',
    task: 'Je bouwt en toetst de modellen en laat zien hoe goed ze zijn, ook waar ze zich vergissen.',
    requirements: 'Ervaring met machine learning in Python. Je kunt uitleggen wat een model wel en niet kan.',
    time: 'Voltijds',
  }),
  builder({
    occupation: 'mobile app developer',
    roleName: 'App-ontwikkelaar',
    signals: '(?!web)\\p{L}*apps?(?!\\p{L})',
    covered: 'ontwikkelaar|developer|programmeur|software|cto(?!\\p{L})|informatic',
    why: 'De app moet gebouwd worden en blijven werken.',
    task: 'Je bouwt de app voor iOS en Android, van de eerste versie tot de updates die gebruikers vragen.',
    requirements: 'Je bouwde eerder een app die in de winkels staat. Je houdt van eenvoudige schermen.',
    time: 'Voltijds',
  }),
  builder({
    occupation: 'software ontwikkelaar',
    roleName: 'Softwareontwikkelaar',
    signals: `${software}|digita\\p{L}*`,
    covered: 'ontwikkelaar|developer|programmeur|software|cto(?!\\p{L})|informatic',
    why: 'Je product is software, en die moet gebouwd en onderhouden worden.',
    task: 'Je bouwt het product mee van de eerste versie tot iets waar klanten op rekenen.',
    requirements: 'Ervaring met het bouwen van webtoepassingen, van database tot scherm. Je test wat je maakt.',
    time: 'Voltijds',
  }),
  builder({
    occupation: 'web developer',
    roleName: 'Webontwikkelaar',
    signals: 'webshop\\p{L}*|webwinkel\\p{L}*|website\\p{L}*|e-commerce|online (?:winkel|bestel\\p{L}*|verk\\p{L}+)',
    covered: 'ontwikkelaar|developer|programmeur|web|cto(?!\\p{L})|informatic',
    why: 'Klanten bestellen online.',
    task: 'Je bouwt en onderhoudt de webshop, van productpagina tot betaling, en maakt hem snel op een telefoon.',
    requirements: 'Ervaring met webshops en betaalsystemen. Je let op snelheid en toegankelijkheid.',
    time: 'Deeltijds',
  }),
  builder({
    occupation: 'user interface designer',
    roleName: 'UX-ontwerper',
    signals: software,
    covered: 'ux|ui(?!\\p{L})|interface|interactieontwerp|ontwerper|designer|vormgev',
    why: 'Mensen moeten het zonder uitleg kunnen gebruiken.',
    task: 'Je ontwerpt de schermen, test ze met gebruikers en past aan wat zij niet begrijpen.',
    requirements: 'Een portfolio met schermen die mensen echt gebruiken. Je vraagt door.',
    time: 'Deeltijds',
  }),
  builder({
    occupation: 'digital games developer',
    roleName: 'Gameontwikkelaar',
    signals: '(?:video)?games?(?!\\p{L})|computerspel\\p{L}*|spelwereld',
    covered: 'game|ontwikkelaar|developer',
    why: 'Het spel moet gemaakt worden.',
    task: 'Je bouwt het spel mee, van prototype tot iets dat spelers willen uitspelen.',
    requirements: 'Je maakte eerder een spel af, met Unity, Unreal of iets gelijkaardigs.',
    time: 'Voltijds',
  }),
];
