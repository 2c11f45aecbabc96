import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshShown } from './refresh-shown.ts';

const queryKey = ['list'];

/** A list on an open screen, whose loads end as told, one after the other. */
async function showList(...ends: (string | Error)[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = async () => {
    const end = ends.shift();
    if (typeof end !== 'string') throw end ?? new Error('It was asked for once too often.');
    return end;
  };
  const open = () => new QueryObserver(queryClient, { queryKey, queryFn });
  const screen = open();
  screen.subscribe(() => undefined);
  await screen.refetch();
  return { queryClient, screen, open };
}

test('what is shown is asked for again', async () => {
  const { queryClient, screen } = await showList('old', 'new');

  await refreshShown(queryClient, queryKey);

  expect(screen.getCurrentResult().data).toBe('new');
});

test('what is shown is asked for again also when the last time failed', async () => {
  const { queryClient, screen } = await showList('old', new Error('lost'), 'new');
  await screen.refetch();

  await refreshShown(queryClient, queryKey);

  expect(screen.getCurrentResult().data).toBe('new');
});

test('what could not be loaded stays told, until its button or a screen opened later asks', async () => {
  const { queryClient, screen, open } = await showList(new Error('lost'), new Error('lost again'), 'found');

  await refreshShown(queryClient, queryKey);
  expect(screen.getCurrentResult().error?.message).toBe('lost');

  await screen.refetch();
  expect(screen.getCurrentResult().error?.message).toBe('lost again');

  screen.destroy();
  const later = open();
  const stop = later.subscribe(() => undefined);
  await expect.poll(() => later.getCurrentResult().data).toBe('found');
  stop();
});
