import { Button } from '../../../../platform/web/kit/buttons.tsx';
import type { ShownRole } from '../../contract.ts';
import { useSetRoleFilled } from '../hooks.ts';

/** For the owner: says that somebody was found for a role, or seeks it again. */
export function FilledButton({ projectId, role }: { projectId: string; role: ShownRole }) {
  const { mutate, isPending } = useSetRoleFilled(projectId, role);
  const label = role.isFilled ? 'Weer zoeken' : 'Markeer als ingevuld';
  return (
    <Button
      size="small"
      tone={role.isFilled ? 'secondary' : 'quiet'}
      disabled={isPending}
      aria-label={`${label}: ${role.roleName}`}
      onClick={() => mutate(!role.isFilled)}
    >
      {label}
    </Button>
  );
}
