import { type Colours, colours, picture } from './drawing.ts';
import { boxes, bread, chair, chart, plants, sketch, table, tank, workbench } from './indoors.ts';
import { bike, boat, gables, panels, silo, stall, tinyHouse, van } from './outdoors.ts';

/** A picture of the post that begins with this text. */
export type DemoPicture = { post: string; svg: string; alt: string };

const { leaf, clay, water, grain } = colours;

function of(post: string, draw: (colours: Colours) => string, tint: Colours, alt: string): DemoPicture {
  return { post, svg: picture(tint.back, draw(tint)), alt };
}

/** The pictures are drawn by code, so nobody else has rights to them. */
export const demoPictures: DemoPicture[] = [
  of('Vanaf vandaag ligt er een boekhandel', boat, clay, 'Tekening van een boot met kisten boeken onder een brug.'),
  of('We maken van een leegstaande drukkerij', gables, clay, 'Tekening van een rij gevels aan het water in Vilvoorde.'),
  of('Ik teken vergaderingen', chart, leaf, 'Tekening van een bord met een grafiek die omhooggaat.'),
  of('Drie jaar verpakkingsvrije winkel', stall, leaf, 'Tekening van een kraam met bakken groenten en fruit.'),
  of('Nog vier plekken vrij', table, grain, 'Tekening van een lange tafel met stoelen en koppen.'),
  of('In onze straat in Leeuwarden', panels, leaf, 'Tekening van een huis met acht zonnepanelen op het dak.'),
  of('Tweede straat is rond', gables, grain, 'Tekening van de huizen van een straat, elk met een eigen gevel.'),
  of('Vijf jaar geleden begon ik', van, grain, 'Tekening van een bestelbus met een kiemplant op de zijkant.'),
  of('Ik geef les aan zij-instromers', workbench, clay, 'Tekening van een werkbank met gereedschap aan de muur.'),
  of('Zestig balen isolatie', van, leaf, 'Tekening van de bestelbus waarmee de balen vertrokken.'),
  of('Onze eerste elektrische sloep', boat, water, 'Tekening van een sloep vol pakjes op een gracht.'),
  of('Wat geen enkel businessplan vertelt', boat, grain, 'Tekening van een sloep met pakjes vlak voor een lage brug.'),
  of('Een jaar geleden stond ik nog zelf', bread, grain, 'Tekening van een rek met versgebakken broden.'),
  of('Onze eerste tien bakkers', bread, clay, 'Tekening van broden op drie planken in een bakkerij.'),
  of('Dit seizoen vier hectare', silo, leaf, 'Tekening van een trekker op het veld bij twee silo’s.'),
  of('Morgen proeven drie bedrijfskantines', boxes, leaf, 'Tekening van gestapelde dozen, een ervan met een kiemplant erin.'),
  of('We kweken zeekraal', plants, water, 'Tekening van twee planken met jonge planten in potten.'),
  of('Wij koken met wat groothandels', stall, clay, 'Tekening van een kraam met bakken vol groenten.'),
  of('Onze sensor meet in de tank', tank, water, 'Tekening van drie brouwtanks, de middelste met een sensor.'),
  of('Eerste echte storing', tank, grain, 'Tekening van brouwtanks met een sensor die nog werkt.'),
  of('Onze omgebouwde bus', van, clay, 'Tekening van de omgebouwde bus met een plant op de zijkant.'),
  of('Wij maken een prikstok', silo, grain, 'Tekening van twee graansilo’s met een trekker ernaast.'),
  of('Vandaag een doos ontworpen', boxes, clay, 'Tekening van kartonnen dozen in verschillende maten.'),
  of('Onze klapstoel van Belgische populier', chair, clay, 'Tekening van een houten klapstoel van opzij.'),
  of('Reeks van vijftig uitverkocht', chair, leaf, 'Tekening van de klapstoel uit de eerste reeks.'),
  of('Een bakfiets voor wie', bike, water, 'Tekening van een smalle bakfiets met een plant in de bak.'),
  of('Dank aan de smalste voordeur', bike, leaf, 'Tekening van de bakfiets met het nieuwe stuur.'),
  of('Ons eerste huisje van 28', tinyHouse, leaf, 'Tekening van een klein houten huis tussen twee bomen.'),
  of('Bewoner nummer één belde', tinyHouse, water, 'Tekening van het kleine huis met de regenpijp aan de rechterkant.'),
  of('In Eindhoven staat nu een kast', workbench, water, 'Tekening van de werkbank waarop de toestellen worden hersteld.'),
  of('Ik heb avonden vrij en een freesbank', sketch, clay, 'Tekening van een schets van een onderdeel, met potlood en lat.'),
  of('Deze week proefplaten geperst', sketch, grain, 'Tekening van een schets van een proefstuk met maten erbij.'),
  of('Twee jaar bouwen, veertien klanten', chart, water, 'Tekening van een staafdiagram waarvan de laatste staaf het hoogst is.'),
  of('Pitchavond in Utrecht', gables, water, 'Tekening van grachtenhuizen in de zon.'),
  of('Ik ben zelf boer geweest', silo, clay, 'Tekening van een trekker en twee silo’s op het land.'),
  of('Onze leesgroep is begonnen met zes', table, water, 'Tekening van een tafel onder een lamp, met koppen en papieren.'),
];
