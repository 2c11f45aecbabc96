/** Time between two looks at the clock. */
const stepMilliseconds = 20;
/** One long stall alone, as of the first page after a start, is no overload: it counts as this much at most. */
const maxSampleMilliseconds = 800;
/** How much the latest sample counts: a delay has to last for some 100 ms before it shows. */
const weightOfLatest = 0.25;

let delay = 0;
let expected = 0;
let timer: NodeJS.Timeout | undefined;

function look(): void {
  const now = performance.now();
  const late = Math.min(Math.max(0, now - expected), maxSampleMilliseconds);
  delay += (late - delay) * weightOfLatest;
  expected = now + stepMilliseconds;
}

/** The delay of the main thread's timers in milliseconds, smoothed over some 100 ms. Measured from the first call on. */
export function loopDelay(): number {
  if (timer === undefined) {
    expected = performance.now() + stepMilliseconds;
    timer = setInterval(look, stepMilliseconds).unref();
  }
  return delay;
}
