import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import type { Drawing } from '../../../../platform/web/kit/drawings.tsx';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';

type Words = { drawing: Drawing; title: string; text: string };

const unknown: Words = {
  drawing: 'adrift',
  title: 'Deze pitch is hier niet te lezen',
  text: 'De link klopt niet, of de pitch wordt niet meer gedeeld. Kijk na of je hem helemaal kopieerde.',
};

const words: Partial<Record<string, Words>> = {
  EXPIRED: {
    drawing: 'fallen',
    title: 'Deze link is verlopen',
    text: 'De tijd waarin je hiermee kon lezen is om. Wie de link stuurde, kan je een nieuwe geven.',
  },
  TAKEN_BACK: {
    drawing: 'fallen',
    title: 'Deze link is teruggenomen',
    text: 'Wie de link stuurde, deelt er niets meer mee. Vraag ernaar als je toch nog iets wilt nalezen.',
  },
  TOO_MANY_REQUESTS: {
    drawing: 'fallen',
    title: 'Even wachten',
    text: 'Vanaf dit netwerk zijn veel links geprobeerd die niet bestaan. Probeer het over een uur opnieuw.',
  },
};

/** In the place of a deck that can't be read here, with the reason. It says nothing of the deck, nor of who shared it. */
export function ClosedPage({ code }: { code: string }) {
  const { drawing, title, text } = words[code] ?? unknown;
  return (
    <NoticePage
      drawing={drawing}
      title={title}
      actions={
        <>
          <ButtonLink to="/">Naar Kiem</ButtonLink>
          <ButtonLink to="/pitch/gelezen">Zien en wissen wat je las</ButtonLink>
        </>
      }
    >
      <p role="status">{text}</p>
    </NoticePage>
  );
}
