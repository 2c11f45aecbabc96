/** Above the first, requests are refused until the delay is below the second again: between the two, nothing flaps. */
const shedMilliseconds = 250;
const admitMilliseconds = 80;

/**
 * Whether new requests should be refused because the main thread comes too late to those it has.
 * @param loopDelay how late it comes, in milliseconds
 */
export function createOverload(loopDelay: () => number): () => boolean {
  let isOverloaded = false;
  return () => {
    const delay = loopDelay();
    isOverloaded = delay > (isOverloaded ? admitMilliseconds : shedMilliseconds);
    return isOverloaded;
  };
}
