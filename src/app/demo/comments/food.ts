import type { DemoComments } from './demo-comments.ts';

export const foodComments: DemoComments[] = [
  {
    post: 'Een jaar geleden stond ik nog zelf',
    said: [
      ['Sjoerd Bosma', 'Die traan in de auto ken ik. Bij mij was het op de trekker, en niemand die het zag.'],
      ['Britt Smets', 'Proficiat Lotte! Drie ovens is drie ovens.'],
    ],
  },
  {
    post: 'Les van deze maand: bakkers lezen geen',
    said: [
      ['Carlijn Scholten', 'Verpleegkundigen ook niet. Eén knop is een prima handleiding.'],
      ['Mathias Verbeke', 'Hoe weet je of gisteren een goede dag was om over te doen?'],
      ['Lotte Claeys', 'Als de bakker niets aanpast, was gisteren goed genoeg. Past hij iets aan, dan onthouden we dat.'],
    ],
  },
  {
    post: 'Onze eerste tien bakkers plannen',
    said: [
      ['Tuur Michiels', 'Telt een nacht meedraaien als sollicitatiegesprek? Dan kom ik met een thermos.'],
      ['Hanne Vermeulen', 'Ik ken iemand die tot voor kort de planning van een visveiling schreef. Die staat al op om drie uur.'],
      ['Lotte Claeys', 'Hanne, stel ons alsjeblieft aan elkaar voor. En Tuur: ja, thermos verplicht.'],
      ['Nina Lambrechts', 'De koffiekoeken staan vóór de aandelen in mijn hoofd. Is dat erg?'],
    ],
  },
  {
    post: 'Dank aan iedereen die vorige week een CTO',
    said: [
      ['Quinten Maes', 'Een nacht in een bakkerij zegt meer dan drie gesprekken. Dat neem ik over, al heb ik alleen een kantoor.'],
      ['Hanne Verlinden', 'Wie na zo’n nacht nog wil, wil ik ook eens spreken.'],
      ['Daan Hoekstra', 'Waren er ook die na die nacht het beeldscherm wilden weghalen? Ik zou het begrijpen.'],
      ['Lotte Claeys', 'Eén, Daan. Daarom komt die knop er.'],
    ],
  },
  {
    post: 'Dit seizoen vier hectare veldbonen',
    said: [
      ['Ruud Koster', 'Drie ventilatoren en zes man: zo droogde mijn vader de uien ook. Knap binnengehaald.'],
      ['Marloes Kuipers', 'Heb je gebroken bonen over? Daar maak ik hummus van voor half Arnhem.'],
    ],
  },
  {
    post: 'Vraag aan de foodmensen hier',
    said: [
      ['Esra Yilmaz', 'Bij mijn vorige werkgever stond het op de factuur als aparte regel. Sindsdien kwamen ze vanzelf terug.'],
      ['Britt Smets', 'Ik reken zes euro per krat en zeg erbij dat ze het terugkrijgen. Na twee maanden was ik er nog drie kwijt.'],
      ['Sjoerd Bosma', 'Een aparte regel dus, en ik hoef niemand boos te bellen. Dank jullie wel.'],
    ],
  },
  {
    post: 'Morgen proeven drie bedrijfskantines',
    said: [
      ['Marloes Kuipers', 'Neem een bord zonder uitleg mee. Eerst eten, dan pas vertellen dat het bonen zijn.'],
      ['Rick Zijlstra', 'In welke kantine sta je? Ik werk om de hoek en kom proeven.'],
    ],
  },
  {
    post: 'We kweken zeekraal in containers',
    said: [
      ['Arne Lauwers', 'Mag ik die tabel zien? Ik heb er net zo een, maar dan met mislukte brouwsels.'],
      ['Hanne Vermeulen', 'Zeker. In kolom vier staat waarom ik een week niet tegen mijn vennoot sprak.'],
    ],
  },
  {
    post: 'Iemand ervaring met het FAVV',
    said: [
      ['Wout Goossens', 'Bij ons moesten de koeling en de spoelbak apart, de werktafel mochten we delen als er een uurrooster hing.'],
      ['Lotte Claeys', 'Vraag een plaatsbezoek vóór je tekent. De mevrouw die bij ons kwam, dacht mee in plaats van af te keuren.'],
    ],
  },
  {
    post: 'Twee restaurants in Brugge nemen',
    said: [['Femke Baert', 'In welke bakjes gaat het? Zeekraal knapt af op plastic, ik heb daar iets voor liggen.']],
  },
  {
    post: 'We draaien nu acht maanden',
    said: [
      ['Silke Coppens', 'Je eigen uren meerekenen is de eerste stap. De tweede is ze ook opnemen.'],
      ['Victoria De Wilde', 'Vijftig cent op een maaltijd is het verschil tussen hobby en bedrijf. Goed dat je het uitlegt.'],
    ],
  },
  {
    post: 'Update over de prijsverhoging',
    said: [
      ['Tessa Blom', 'Eén van de eenenveertig! Dit ga ik voorlezen aan mezelf voor mijn volgende offerte.'],
      ['Marloes Kuipers', 'En die ene at eigenlijk altijd maar een halve portie.'],
    ],
  },
  {
    post: 'Eerste echte storing: de brouwer',
    said: [['Nienke Postma', 'De onze ligt ergens in de tarwe. Zullen we samen een test schrijven: wassen, gooien, kwijtraken?']],
  },
  {
    post: 'Zoekt er iemand een stageplek embedded',
    said: [
      ['Willemijn Prins', 'Ik heb een student die alles openschroeft wat een lampje heeft. Mag hij ook vanuit Deventer komen?'],
      ['Arne Lauwers', 'Graag! Er is een kot vrij boven de brouwerij. Het ruikt er wel de hele week naar mout.'],
    ],
  },
  {
    post: 'Na vier jaar recepten maken',
    said: [['Sjoerd Bosma', 'Lupine doet het hier goed op de zandgrond. Zeg maar hoeveel je nodig hebt voor versie 15.']],
  },
  {
    post: 'Gisteren een proeftafel gehouden',
    said: [
      ['Lien Verstraete', 'Hoe vroeg je het ze? ‘Vind je het lekker’ krijgt een ander antwoord dan ‘eet je het op’.'],
      ['Esra Yilmaz', 'Ik keek vooral naar de borden die terugkwamen. Elf leeg, dus één was beleefd.'],
    ],
  },
  {
    post: 'Moet ik voor workshops aan scholen',
    said: [
      ['Hannah Petit', 'Het hangt eraan wie de les inricht, jij of de school. Vraag een schriftelijk antwoord, dan sta je sterk.'],
      ['Silke Coppens', 'Ik had het vorig jaar bij een klant met een kookbus. Stuur me je factuurvoorbeeld, dan kijk ik mee.'],
    ],
  },
  {
    post: 'Antwoord gevonden op mijn btw-vraag',
    said: [['Niels Sluiter', 'Dat blaadje wil ik ook, voor onze voorstellingen op Vlaamse scholen.']],
  },
  {
    post: 'Van de tien prikstokken',
    said: [
      ['Ruud Koster', 'Nummer tien vind je terug bij het dorsen. Of de dorser vindt hem.'],
      ['Kobe Segers', 'Zeven van de negen die hem willen houden, dat zou ik elke investeerder als eerste zin geven.'],
    ],
  },
  {
    post: 'Vandaag een doos ontworpen',
    said: [['Daan Hoekstra', 'Zeven vouwen is er één minder dan ik haalde. Mag ik hem een keer uit elkaar halen?']],
  },
  {
    post: 'Tip voor wie voor het eerst verpakkingen',
    said: [['Simon Cornelis', 'Onze wekkerdoos werd pleister in plaats van zalm. Had ik dit maar een maand eerder gelezen.']],
  },
];
