import { pickSome, type Random } from './random.ts';

type Subject = { id: string; authorId: string; content: string; likesCount: number; createdAt: Date };
type DemoComment = { id: string; postId: string; authorId: string; content: string; createdAt: Date };

/** Comments on posts that ask something. The lists after it are for posts that look for someone, and for all others. */
const answers = [
  'Wij hadden exact dezelfde vraag vorig jaar. Bel me even, dan vertel ik wat werkte en wat niet.',
  'Vraag het na bij je sectorfederatie. Daar zit iemand die dit elke week uitlegt.',
  'Hangt ervan af hoe groot je bent. Onder de tien mensen zou ik het simpel houden.',
  'Volg ik mee, want wij zitten met hetzelfde.',
  'Ik stuur je een bericht met het document dat wij hiervoor gebruiken. Pas het gerust aan.',
  'Bij ons was het antwoord: gewoon proberen met drie klanten en na een maand kijken.',
  'Daar heeft mijn zus haar thesis over gemaakt, ik breng jullie met elkaar in contact.',
  'Mijn ervaring: leg het van tevoren schriftelijk vast, ook als het vrienden zijn.',
  'Kort antwoord: ja. Lang antwoord: ja, maar begin er drie maanden eerder aan dan je denkt.',
  'Ik zou het niet zelf uitzoeken. Twee uur advies heeft ons een half jaar gescheeld.',
  'Goede vraag. Ik hoor hier graag wat anderen doen.',
  'Wij rekenen het gewoon door in de prijs en zeggen dat er eerlijk bij. Nooit klachten over gehad.',
  'In Nederland is dat sinds dit jaar anders geregeld, kijk dus goed welke versie je leest.',
  'Misschien een domme tegenvraag: heb je het al aan je klanten zelf gevraagd?',
];
const offers = [
  'Ik ken iemand die hier perfect bij past. Mag ik jullie voorstellen?',
  'Gedeeld met mijn oud-collega’s in Antwerpen.',
  'Klinkt als iets voor mij. Ik stuur je vanavond een bericht.',
  'Is dit ook vanop afstand te doen, of wil je iemand die langskomt?',
  'Mijn vroegere stagiaire zoekt precies dit. Ik zeg haar dat ze moet reageren.',
  'Wat voor achtergrond zoek je? Ik twijfel tussen twee mensen om voor te stellen.',
  'Hoe snel heb je iemand nodig?',
  'Mooi dat je zo concreet bent over wat het wel en niet is. Daar reageer ik liever op.',
  'Ik zit vol tot eind volgende maand, daarna denk ik graag mee.',
  'Zet het ook bij de vacatures, daar kijken mijn studenten elke week.',
];
const reactions = [
  'Prachtig. Hier word ik blij van.',
  'Dit is eerlijker dan de meeste succesverhalen die ik lees. Dank om te delen.',
  'Proficiat! Ik weet hoe lang je hieraan hebt gewerkt.',
  'Gefeliciteerd, dik verdiend.',
  'Heel herkenbaar. Bij ons duurde het ook drie pogingen.',
  'Ik kom binnenkort eens kijken, als dat mag.',
  'Dit ga ik morgen op het werk laten zien.',
  'Wat een mooi detail. Daar zit het hem vaak in.',
  'Hoe hebben jullie dat aangepakt? Ik zou er graag meer over horen.',
  'Knap dat je hiermee naar buiten komt.',
  'Ik lach hier luidop in de trein.',
  'Zo hoort het. Rustig groeien en ondertussen niemand voor de gek houden.',
  'Mooi resultaat. Wat was achteraf gezien de moeilijkste stap?',
  'Dit verdient meer aandacht dan het krijgt.',
  'We hebben het hier aan tafel over gehad en iedereen had een andere mening. Goed teken.',
  'Sterk werk van het hele team.',
  'Stilletjes meegelezen sinds het begin, en nu moet ik toch even zeggen: chapeau.',
  'Bewaard. Dit heb ik over een half jaar nodig.',
  'Als je ooit in Utrecht bent: de koffie staat klaar.',
  'Daar zou ik wel eens een namiddag op willen meedraaien.',
  'Ik had het anders gedaan, maar ik snap helemaal waarom je het zo doet.',
  'Een foto erbij, en je hebt mijn hele buurt als klant.',
  'Fijn om te lezen dat het ook gewoon kan lukken.',
  'En nu een weekendje niets doen, hoop ik.',
];
/** The author's reply, which comes last. */
const thanks = [
  'Dank je wel! Ik laat weten hoe het afloopt.',
  'Bedankt allemaal, hier kan ik echt iets mee.',
  'Merci! Ik stuur je een bericht.',
  'Graag, ik neem deze week contact op.',
  'Dat had ik nog niet bedacht. Dank!',
  'Lief, dank je. Het is teamwerk.',
];

/** Composes comments. Nobody repeats a sentence below one post, and no comment is older than its post. */
export function composeComments(
  posts: Subject[],
  people: { id: string }[],
  now: Date,
  random: Random,
  newId: (instant: Date) => string,
): DemoComment[] {
  const comments: DemoComment[] = [];
  const said = new Map<string, number>();
  for (const post of posts) {
    if (random() > 0.3) continue;
    const age = now.getTime() - post.createdAt.getTime();
    const wanted = 1 + Math.floor(random() ** 2 * Math.min(6, 2 + post.likesCount / 3));
    const words = pickLeastSaid(wordsFor(post.content), wanted, said, random);
    const writers = pickSome(
      people.filter(({ id }) => id !== post.authorId),
      words.length,
      random,
    );
    const moments = words.map(() => post.createdAt.getTime() + age * (0.02 + 0.7 * random() ** 3)).sort((a, b) => a - b);
    for (const [place, content] of words.entries()) {
      const createdAt = new Date(Math.floor(moments[place] ?? now.getTime()));
      comments.push({ id: newId(createdAt), postId: post.id, authorId: writers[place]?.id ?? post.authorId, content, createdAt });
    }
    if (words.length < 2 || random() > 0.5) continue;
    const createdAt = new Date(Math.floor((moments.at(-1) ?? 0) + age * 0.05));
    const [content = ''] = pickLeastSaid(thanks, 1, said, random);
    comments.push({ id: newId(createdAt), postId: post.id, authorId: post.authorId, content, createdAt });
  }
  return comments;
}

function wordsFor(content: string): string[] {
  if (/\b(zoek|zoeken|zoekt|ruimte|vacature|stageplek|opdracht)\b/i.test(content)) return offers;
  return content.includes('?') ? answers : reactions;
}

/** Picks the least used sentences, so that the feed doesn't repeat itself. */
function pickLeastSaid(sentences: string[], count: number, said: Map<string, number>, random: Random): string[] {
  const times = (sentence: string) => said.get(sentence) ?? 0;
  const picked = pickSome(sentences, sentences.length, random)
    .sort((a, b) => times(a) - times(b))
    .slice(0, count);
  for (const sentence of picked) said.set(sentence, times(sentence) + 1);
  return picked;
}
