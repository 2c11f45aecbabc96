import { useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconUserSearch } from '../../../../platform/web/kit/icons.tsx';
import type { Project } from '../../../projects/contract.ts';
import { limits } from '../../../projects/policy.ts';
import { SuggestionsDialog } from './suggestions-dialog.tsx';

/** For the owner of a project that may still add roles: the way to suggestions. */
export function SuggestRoles({ project }: { project: Project }) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (project.roles.length >= limits.roles) return null;
  return (
    <>
      <Button disabled={!isHydrated} onClick={() => setOpen(true)}>
        <IconUserSearch size={20} stroke={1.75} aria-hidden />
        Rollen laten voorstellen
      </Button>
      {isOpen && <SuggestionsDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
