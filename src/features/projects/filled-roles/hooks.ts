import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { ShownRole } from '../contract.ts';
import { tellWhy } from '../hooks.ts';

/** Fills a role of one's own project, or seeks it again. It is pending until the screen shows it. */
export function useSetRoleFilled(projectId: string, { id, roleName }: ShownRole) {
  const api = useApi();
  return useMutation({
    mutationFn: (isFilled: boolean) => api.filledRoles.setRoleFilled.call({ id, isFilled }),
    onSuccess: (_done, isFilled) => toast({ kind: 'success', title: isFilled ? 'Rol ingevuld' : 'Rol weer gezocht', message: roleName }),
    onError: tellWhy,
    meta: { changes: () => [`project:${projectId}`, 'projects'], isAwaited: true },
  });
}
