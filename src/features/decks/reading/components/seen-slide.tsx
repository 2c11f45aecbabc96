import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Slide } from '../../pages/components/slide.tsx';

/** A slide counts as seen when this part of it is on the screen, or, as one on a phone may be longer than that, fills this part of it. */
const seenPart = 0.6;

/** The observer tells at each of these parts of a slide: so many that it also tells of one that is as long as many screens. */
const toldParts = Array.from({ length: 101 }, (_each, percent) => percent / 100);

function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= seenPart || (rootBounds !== null && intersectionRect.height >= seenPart * rootBounds.height);
}

type SeenSlideProps = ComponentProps<typeof Slide> & { onSeen: () => void };

/** A slide among others below each other, that says when it came on the screen. */
export function SeenSlide({ onSeen, ...slide }: SeenSlideProps) {
  const place = useRef<HTMLLIElement>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        see();
      },
      { threshold: toldParts },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={place}>
      <Slide {...slide} />
    </li>
  );
}
