import type { DemoComments } from './demo-comments.ts';

export const investorComments: DemoComments[] = [
  {
    post: 'Deze maand 43 plannen gelezen',
    said: [
      ['Lotte Claeys', 'Mijn klant heet Stef en hij staat op bladzijde één. Was ik een van de drie?'],
      ['Hanne Verlinden', 'Stef was een van de drie, Lotte. Vandaar mijn berichtje.'],
      ['Thijs Wiersma', 'Onze eerste klant is een buurman met een lijstje op de koelkast. Telt dat als naam?'],
    ],
  },
  {
    post: 'Wat ik in een eerste gesprek wil weten',
    said: [
      ['Kobe Segers', 'Op maandag na een nee bel ik de volgende parking. Past op het viltje.'],
      ['Sarah Diallo', 'Wie is er gestopt en waarom: die vraag stel ik vanaf nu ook aan mezelf.'],
    ],
  },
  {
    post: 'Donderdag zit ik in Gent voor acht',
    said: [
      ['Jelle Van Damme', 'Drie zinnen en één stoel: onderweg.'],
      ['Noor De Backer', 'Is er nog plaats voor een hulpstuk van vier kilo? Ik draag het zelf de trap op.'],
      ['Hanne Verlinden', 'Noor heeft de zevende plaats, Jelle de achtste. Breng de stoel mee, we komen er één te kort.'],
    ],
  },
  {
    post: 'Alle acht plaatsen waren bezet',
    said: [
      ['Jelle Van Damme', 'Noor tilt nu mijn stoelen en ik maak haar handgreep. Dank voor de introductie.'],
      ['Nina Lambrechts', 'Mag ik de volgende keer aan een hoek van de tafel zitten en alleen luisteren?'],
      ['Hanne Verlinden', 'Graag, Nina. Eén voorwaarde: aan het eind stel je één vraag.'],
    ],
  },
  {
    post: 'Vandaag getekend bij een bedrijf in Enschede',
    said: [['Roos Brouwer', 'Uitleggen waarom, dat is het hele verschil. Wij kregen ooit een nee van één regel.']],
  },
  {
    post: 'Voor wie geld zoekt: reken voor',
    said: [
      ['Quinten Maes', 'Gedaan na je vorige reactie: vijf maanden. Ik slaap er minder van, maar ik wist het liever.'],
      ['Maarten van den Heuvel', 'Vijf is geen schande, Quinten. Nu weet je in welke maand je moet bellen.'],
    ],
  },
  {
    post: 'Pitchavond in Utrecht volgende week',
    said: [
      ['Lieke Mulder', 'Zes teams en geen jury: eindelijk. Ik kom op de fiets, met schoenendoos.'],
      ['Anouk Schouten', 'Mag ik mijn prijsvraag daar hardop stellen, ook als ik geen geld zoek?'],
    ],
  },
  {
    post: 'Ik heb twee bedrijven verkocht',
    said: [['Arne Lauwers', 'Vrijdag ben ik erbij, met twee bakken van het mislukte brouwsel. Past bij het thema.']],
  },
  {
    post: 'Starters vragen hoeveel procent',
    said: [['Floor Verhoef', 'Op een zondagavond om elf uur bel ik nog altijd mijn oude boekhouder. Die nee durft te zeggen, ja.']],
  },
  {
    post: 'Merci aan de tachtig mensen',
    said: [['Arne Lauwers', 'De bakken zijn leeg en ik heb twee bladzijden notities. Dank voor de echte getallen.']],
  },
  {
    post: 'Ik ben zelf boer geweest',
    said: [['Nienke Postma', 'Uw laarsafdrukken staan nog bij silo drie. We hebben ze laten liggen, voor geluk.']],
  },
  {
    post: 'Let op je seizoenen',
    said: [['Nienke Postma', 'Hier schrijf ik mijn planning op over. Verkopen vóór Nieuwjaar dus, testen als de zwaluwen komen.']],
  },
  {
    post: 'Nog ruimte voor één investering',
    said: [
      ['Sjoerd Bosma', 'Veldbonen komen uit de grond én de stikstof gaat erin. Dat is twee keer raak, Ruud.'],
      ['Jolien Hendrickx', 'Onze korrels verdwijnen erin en komen er als aardappel weer uit. Mag ik bellen?'],
      ['Ruud Koster', 'Jullie krijgen allebei een middag. Ik breng mijn eigen laarzen.'],
    ],
  },
  {
    post: 'Wij investeren alleen in bedrijven',
    said: [['Noor De Backer', 'In het derde atelier lasten we niet, omdat het onze lunchpauze was. Fijn dat u kwam!']],
  },
  {
    post: 'Een vraag aan de oprichters hier',
    said: [
      ['Thijs Wiersma', 'Hij kwam op een bewonersavond en zei niets. Daarna gaf iedereen hem gelijk.'],
      ['Lotte Claeys', 'Ze stelde me voor aan haar bakker. Dat werd klant nummer vier.'],
      ['Amber Lemmens', 'Gebeld toen de levering mislukte, met maar één vraag: wat heb je nu nodig?'],
    ],
  },
  {
    post: 'Ons familiebedrijf maakt al zestig',
    said: [['Pim Oosterhuis', 'Sorry nog van de testbank. Hij doet het nu beter, zeggen ze.']],
  },
  {
    post: 'Er is weer een plek in de hal',
    said: [
      ['Pim Oosterhuis', 'Neem hem, wie dit leest. Vrijdag is de beste dag van de week daar.'],
      ['Emiel Timmermans', 'Past er een bassin van twee bij vier in die hoek? Dan willen we praten.'],
    ],
  },
  {
    post: 'Mijn eerste investering gedaan',
    said: [
      ['Fien Bogaerts', 'En ik heb er twee weken niet van geslapen omdat je ja zei. Dank je, Nina.'],
      ['Jasper Geerts', 'Na de derde slaap je. Na de vierde vraag je je af waarom.'],
    ],
  },
  {
    post: 'Zijn er nog mensen die pas beginnen',
    said: [
      ['Floor Verhoef', 'Ik kom uit Den Haag aangereden en lees er drie, als ik mag.'],
      ['Nina Lambrechts', 'Drie mag altijd, Floor. Er is soep.'],
    ],
  },
  {
    post: 'Onze leesgroep is begonnen',
    said: [['Hanne Verlinden', 'Het bijna niets eens zijn is de helft van het werk. De andere helft is één keer wél tekenen.']],
  },
  {
    post: 'Ik zit in de raad van advies',
    said: [['Kobe Segers', 'Ik doe het dan, Jasper. En vanaf volgende maand iemand die ik nog moet vinden.']],
  },
  {
    post: 'Volgende maand heb ik plaats',
    said: [['Simon Cornelis', 'Ik verkoop wekkers en slaap te weinig. Mag ik solliciteren?']],
  },
  {
    post: 'Bezoek gebracht aan de straat',
    said: [['Thijs Wiersma', 'De buurman vraagt of je de tabbladen al gelezen hebt.']],
  },
  {
    post: 'Het is rond: we stappen in',
    said: [
      ['Thijs Wiersma', 'De koelkast krijgt een plaatje. Dank voor alle avonden, Saskia.'],
      ['Margot Thys', 'Gefeliciteerd aan de hele straat. Mag ik in het voorjaar komen meten?'],
    ],
  },
];
