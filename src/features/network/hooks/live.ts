import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../platform/web/data/live.ts';
import { refreshShown } from '../../../platform/web/data/refresh-shown.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { profileOptions } from '../../profiles/hooks.ts';

/** Asks again for what is shown when somebody else, or the viewer in another window, changed what two people are to each other. */
export function useLiveNetwork(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useLive('network', (personId) => {
    void refreshShown(queryClient, api.network.key());
    if (personId !== null) void refreshShown(queryClient, profileOptions(api, personId).queryKey);
  });
}

/** The same for suggestions alone. What stands beside another page isn't worth asking for again after each break. */
export function useLiveSuggestions(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useLive('network', (personId) => {
    if (personId !== null) void refreshShown(queryClient, api.network.listSuggestions.key());
  });
}
