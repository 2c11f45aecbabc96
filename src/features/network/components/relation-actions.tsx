import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconCheck, IconMessage, IconUserPlus } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { profileOptions } from '../../profiles/view/profile-options.ts';
import { useAct } from '../hooks/act.ts';
import { relationOptions, useRelation } from '../hooks/lists.ts';
import type { Act } from '../view/patches.ts';
import { PersonMenu } from './person-menu.tsx';
import style from './relation-actions.module.css';

type RelationActionsProps = {
  person: PersonSummary;
  /** Further actions. */
  children?: ReactNode;
};

/** On a person's profile: what the viewer can do about being connected. */
export function RelationActions({ person, children }: RelationActionsProps) {
  const { data, isLoadingError, refetch } = useRelation(person.id);
  const relation = data?.relation;
  const { mutate } = useAct(person);
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const acted = useRef(false);

  // The pressed button is replaced by another; move focus to that one, or it would be lost.
  useEffect(() => {
    if (relation === undefined || !acted.current) return;
    acted.current = false;
    place.current?.querySelector<HTMLElement>('button')?.focus();
  }, [relation]);

  function act(what: Act) {
    acted.current = what !== 'block';
    mutate(what, { onSuccess: () => what === 'block' && void leave() });
  }

  /** Leaves the profile and drops its loaded data: a blocked person has no profile for the viewer. */
  async function leave() {
    await navigate({ to: '/netwerk', replace: true });
    queryClient.removeQueries({ queryKey: profileOptions(api, person.id).queryKey });
    queryClient.removeQueries({ queryKey: relationOptions(api, person.id).queryKey });
  }

  if (isLoadingError) {
    return (
      <LoadFailure size="line" onRetry={() => void refetch()}>
        Fout bij controleren van bestaande connecties
      </LoadFailure>
    );
  }
  if (relation === undefined || relation === 'self') return null;
  return (
    <Row ref={place}>
      {relation === 'none' && (
        <Button tone="primary" onClick={() => act('request')}>
          <IconUserPlus size={18} stroke={1.75} aria-hidden />
          Verbinden
        </Button>
      )}
      {relation === 'requested' && (
        <>
          <Text as="span" tone="leaf" isStrong>
            Verzoek verzonden
          </Text>
          <Button onClick={() => act('withdraw')}>Intrekken</Button>
        </>
      )}
      {relation === 'asked' && (
        <div className={style.answers}>
          <Button tone="primary" onClick={() => act('accept')}>
            Accepteren
          </Button>
          <Button onClick={() => act('decline')}>Afwijzen</Button>
        </div>
      )}
      {relation === 'connected' && (
        <Text as="div" tone="leaf" isStrong>
          <Row gap={4}>
            <IconCheck size={18} stroke={2} aria-hidden />
            Verbonden
          </Row>
        </Text>
      )}
      <ConversationLink personId={person.id}>
        <IconMessage size={18} stroke={1.75} aria-hidden />
        <Hidden upTo="phones">Bericht</Hidden>
      </ConversationLink>
      {children}
      <PersonMenu person={person} isConnected={relation === 'connected'} onAct={act} />
    </Row>
  );
}
