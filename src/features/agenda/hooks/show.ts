import { useQueryClient } from '@tanstack/react-query';
import { applyPatches } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Meeting } from '../contract.ts';
import { meetingPatches } from '../view/patches.ts';

/** Puts the server's answer wherever the meeting is loaded. */
export function useShow(): (meeting: Meeting) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return (meeting) => applyPatches(queryClient, meetingPatches(api, meeting));
}
