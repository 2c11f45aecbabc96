/** Shows a progress bar on a terminal, redrawn at most ten times a second; elsewhere prints only the last line. */
export function showProgress(name: string, total: number) {
  const started = performance.now();
  const isTerminal = process.stdout.isTTY;
  let drawn = 0;
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);

  return {
    update(done: number): void {
      if (!isTerminal || performance.now() - drawn < 100) return;
      drawn = performance.now();
      const share = done / total;
      const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
      process.stdout.write(`\r  ${name.padEnd(12)} ${bar} ${Math.round(share * 100)}% ${seconds()} s`);
    },
    finish(result: string): void {
      process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}  ${name.padEnd(12)} ${result} in ${seconds()} s\n`);
    },
  };
}
