import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Slide } from '../../pages/components/slide.tsx';

/** The part of a slide that has to be on the screen before it counts as seen. */
const seenPart = 0.6;

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
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        see();
      },
      { threshold: seenPart },
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
