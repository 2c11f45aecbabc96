import { useEffect, useState } from 'react';

const tickMilliseconds = 30_000;

/** The present moment for ages on a screen: first the one that the page was made with, so that server and browser agree, then the clock's. */
export function useNow(from: number): number {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const tick = () => setNow((shown) => (Math.abs(Date.now() - shown) < tickMilliseconds ? shown : Date.now()));
    tick();
    const timer = setInterval(tick, tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
