import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import type { Match, MatchState } from '../contract.ts';
import { useAnswer, useContact } from '../hooks/answers.ts';
import { type MatchStatus, matchStatusLabels } from '../policy.ts';

type MatchActsProps = {
  pair: { jobId: string; talentId: string };
  state: MatchState;
  /** The other person, whose conversation is opened. */
  otherId: string;
  /** Of the match, for labels read aloud: the job, or the talent. */
  name: string;
  /** The viewer's application for the job, where there is one. */
  application?: Match['job']['ownApplication'];
  /** Beside a page's own content, which has the main button of the page. */
  isBeside?: boolean;
};

const tones = { pending: 'waiting', interested: 'leaf', contacted: 'leaf', rejected: 'outline' } as const satisfies Record<
  MatchStatus,
  string
>;

/** The status of a match, and what the viewer can do with it. */
export function MatchActs({ pair, state, otherId, name, application = null, isBeside = false }: MatchActsProps) {
  const { status, answer, isMutual } = state;
  const hasApplied = application !== null && !application.isWithdrawn;
  const showsApplication = hasApplied && application.isKept && !isBeside;
  return (
    <KeepFocus gap={12}>
      <Row gap={8}>
        {hasApplied && <Badge tone="leaf">Gesolliciteerd</Badge>}
        {/* Beside the application, a match without an answer would read as an application without one. */}
        {!(hasApplied && status === 'pending') && <Badge tone={tones[status]}>{matchStatusLabels[status]}</Badge>}
        {isMutual && <Text size="small">Jullie zijn allebei geïnteresseerd.</Text>}
        {status === 'rejected' && answer !== 'rejected' && (
          <Text size="small" tone="muted">
            De andere kant ziet er geen match in.
          </Text>
        )}
      </Row>
      <Actions isShared>
        {showsApplication && (
          <ButtonLink
            to="/banen/sollicitaties/$applicationId"
            params={{ applicationId: application.id }}
            tone="primary"
            aria-label={`Bekijk je sollicitatie: ${name}`}
          >
            Bekijk je sollicitatie
          </ButtonLink>
        )}
        {status === 'contacted' && (
          <ConversationLink
            personId={otherId}
            tone={answer === null || isBeside || showsApplication ? 'secondary' : 'primary'}
            aria-label={`Naar het gesprek: ${name}`}
          >
            Naar het gesprek
          </ConversationLink>
        )}
        <Answers pair={pair} state={state} name={name} main={isBeside || showsApplication ? 'secondary' : 'primary'} />
      </Actions>
    </KeepFocus>
  );
}

type AnswersProps = Pick<MatchActsProps, 'pair' | 'state' | 'name'> & { main: 'primary' | 'secondary' };

function Answers({ pair, state: { status, answer }, name, main }: AnswersProps) {
  const { mutate } = useAnswer(pair);
  const contact = useContact();
  if (answer === null) {
    if (status === 'rejected') return null;
    return (
      <>
        <Button tone={main} aria-label={`Geïnteresseerd: ${name}`} onClick={() => mutate('interested')}>
          Geïnteresseerd
        </Button>
        <Button aria-label={`Niet geïnteresseerd: ${name}`} onClick={() => mutate('rejected')}>
          Niet geïnteresseerd
        </Button>
      </>
    );
  }
  return (
    <>
      {status === 'interested' && (
        <Button tone={main} disabled={contact.isPending} aria-label={`Contact opnemen: ${name}`} onClick={() => contact.mutate(pair)}>
          Contact opnemen
        </Button>
      )}
      <Button tone={status === 'rejected' ? 'secondary' : 'quiet'} aria-label={`Antwoord terugnemen: ${name}`} onClick={() => mutate(null)}>
        Terugnemen
      </Button>
    </>
  );
}
