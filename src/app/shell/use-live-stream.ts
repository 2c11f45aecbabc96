import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { agendaLive } from '../../features/agenda/view/words.ts';
import { linksLive } from '../../features/decks/links/view/words.ts';
import { decksLive } from '../../features/decks/view/words.ts';
import { feedLive } from '../../features/feed/view/words.ts';
import { applicationsLive } from '../../features/jobs/applications/view/words.ts';
import { matchesLive } from '../../features/matches/view/words.ts';
import { messagesLive } from '../../features/messages/view/words.ts';
import { networkLive } from '../../features/network/view/words.ts';
import { notificationsLive } from '../../features/notifications/view/words.ts';
import { presenceLive } from '../../features/presence/view/words.ts';
import { projectsLive } from '../../features/projects/view/words.ts';
import { startLive } from '../../platform/web/data/live.ts';
import { checkSession, showHeard, showMissed } from '../../platform/web/data/show-changes.ts';

/** The words of the live events of all features. */
const liveWords = {
  ...agendaLive,
  ...applicationsLive,
  ...linksLive,
  ...decksLive,
  ...feedLive,
  ...matchesLive,
  ...messagesLive,
  ...networkLive,
  ...notificationsLive,
  ...presenceLive,
  ...projectsLive,
};

/** Keeps the screen up to date with the live stream while this person is signed in. */
export function useLiveStream(personId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      startLive(personId, {
        onChange: (topic, id) => void showHeard(queryClient, liveWords[topic]?.(id) ?? []),
        onMissed: () =>
          void showMissed(
            queryClient,
            Object.values(liveWords).flatMap((words) => words(null)),
          ),
        onResumed: () => void showMissed(queryClient, presenceLive.presence?.(null) ?? []),
        // The session may have ended, which is one reason for the stream to end.
        onEnded: () => checkSession(queryClient),
      }),
    [personId, queryClient],
  );
}
