import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { useMe } from '../hooks.ts';

type ConversationLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'tone' | 'size' | 'aria-label' | 'children'> & { personId: string };

/** A button that opens the conversation with somebody over the page where it stands. A visitor comes there by signing in. */
export function ConversationLink({ personId, ...rest }: ConversationLinkProps) {
  const isMember = useMe() !== null;
  if (!isMember) return <ButtonLink to="/netwerk" search={{ chat: personId }} {...rest} />;
  return <ButtonLink to="." search={(now) => ({ ...now, chat: personId, bij: undefined })} resetScroll={false} {...rest} />;
}
