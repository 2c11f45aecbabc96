/** Calls once somebody is there: the pointer moves, something is touched or scrolled, or a key is pressed. */
export function onFirstSign(call: () => void): void {
  const heard = new AbortController();
  function hear(): void {
    heard.abort();
    call();
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  }
}
