import type { Page } from '@playwright/test';

/**
 * Presses, and waits until the server has answered the change that it makes: a change that shows at once isn't stored yet,
 * and another page wouldn't find it.
 */
export async function answered(page: Page, procedure: `${string}/${string}`, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(`/rpc/${procedure}`));
  await press();
  await answer;
}
