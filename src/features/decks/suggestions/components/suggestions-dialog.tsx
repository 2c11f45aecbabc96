import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import type { Project } from '../../../projects/contract.ts';
import { WriterChoice } from '../../components/writer-choice.tsx';
import { useModelHost } from '../../hooks.ts';
import type { DeckWriter } from '../../policy/deck.ts';
import type { SuggestedRoles } from '../contract.ts';
import { useSuggestRoles } from '../hooks.ts';
import { suggestionsFailedMessage } from '../texts.ts';
import { RolesSkeleton } from './roles-skeleton.tsx';
import { SuggestedRolesForm } from './suggested-roles-form.tsx';

type SuggestionsDialogProps = { project: Project; onClose: () => void };

/** Suggests roles and lets the owner pick and edit them. Where there is a language model, they first choose who writes. */
export function SuggestionsDialog({ project, onClose }: SuggestionsDialogProps) {
  const dialog = useRef<{ close(): void }>(null);
  const { host, isAgreed, isKnown } = useModelHost();
  const [writer, setWriter] = useState<DeckWriter>('rules');
  const { mutate, data, isIdle, isPending, isError } = useSuggestRoles(project.id);
  const isAgreeing = writer === 'model' && !isAgreed;
  const suggest = () => mutate({ writer, agreesTo: isAgreeing ? host : null });
  const close = () => dialog.current?.close();

  // Without a choice there is nothing to ask first.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isKnown || host !== null || hasBegun.current) return;
    hasBegun.current = true;
    mutate({ writer: 'rules', agreesTo: null });
  }, [isKnown, host, mutate]);

  return (
    <Dialog ref={dialog} title="Wie kan je project vooruithelpen?" size="wide" hasCloseButton onClose={onClose}>
      {data !== undefined && <Suggested projectId={project.id} suggested={data} onClose={close} />}
      {isError && (
        <LoadFailure size="line" onRetry={suggest}>
          {suggestionsFailedMessage}
        </LoadFailure>
      )}
      {isIdle && host !== null && (
        <>
          <p>Kiem leest je plan en stelt rollen voor die je nog niet zoekt. Jij kiest daarna welke je toevoegt.</p>
          <WriterChoice writing={{ writer, setWriter, host, isAgreed }} />
          <Actions align="end">
            <Button onClick={close}>Annuleren</Button>
            <Button tone="primary" onClick={suggest}>
              {isAgreeing ? 'Akkoord en voorstellen' : 'Rollen voorstellen'}
            </Button>
          </Actions>
        </>
      )}
      {(isPending || (isIdle && host === null)) && <RolesSkeleton />}
    </Dialog>
  );
}

type SuggestedProps = { projectId: string; suggested: SuggestedRoles; onClose: () => void };

function Suggested({ projectId, suggested, onClose }: SuggestedProps) {
  if (suggested.suggestions.length > 0) return <SuggestedRolesForm projectId={projectId} suggested={suggested} onClose={onClose} />;
  return (
    <EmptyState
      isSmall
      drawing="pot"
      title="We hebben geen nieuwe rol om voor te stellen."
      text="Hoe meer je plan vertelt over je product, je verkoop en je team, hoe gerichter we kunnen voorstellen."
    >
      <ButtonLink to="/projecten/$projectId/bewerken" params={{ projectId }} tone="primary">
        Mijn plan aanvullen
      </ButtonLink>
    </EmptyState>
  );
}
