import { useRef } from 'react';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { type Me, useMe } from '../../../profiles/hooks.ts';
import type { Project } from '../../contract.ts';
import { useQuestions } from '../hooks.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionItem } from './question-item.tsx';

const words = {
  failed: 'De vragen konden niet worden geladen.',
  more: 'Meer vragen',
  moreFailed: 'Meer vragen konden niet worden geladen.',
};

/** The questions that members asked a project, the owner's answers, and the field for one's own question. */
export function ProjectQuestions({ project }: { project: Project }) {
  const { id, can } = project;
  const me = useMe();
  const questions = useQuestions(id);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={16}>
      <Ask me={me} project={project} />
      <div ref={list} tabIndex={-1}>
        <PagedList
          list={questions}
          label="Vragen"
          keyOf={(question) => question.id}
          words={words}
          skeleton={<QuestionsSkeleton />}
          empty={
            <EmptyState
              drawing="pot"
              title="Nog geen vragen."
              text={can.edit ? 'Stelt iemand er een, dan hoor je het meteen.' : 'Iedereen leest mee: ook wie hetzelfde wil weten.'}
            />
          }
        >
          {(question) => <QuestionItem projectId={id} question={question} onGone={() => list.current?.focus()} />}
        </PagedList>
      </div>
    </Stack>
  );
}

/** The way to a question: the field, or signing in; owners have nothing to ask. */
function Ask({ me, project: { id, owner, can } }: { me: Me | null; project: Project }) {
  if (can.edit) return null;
  if (me !== null) return <QuestionForm me={me} projectId={id} ownerName={owner.firstName} />;
  return (
    <Card>
      <Row justify="between" gap={16}>
        <Text>Iets weten over dit project? Leden stellen hun vraag hier.</Text>
        <ButtonLink to="/auth" search={{ next: `/projecten/${id}?tab=vragen` }}>
          Inloggen
        </ButtonLink>
      </Row>
    </Card>
  );
}

function QuestionsSkeleton() {
  return (
    <Loading label="Vragen laden...">
      <Stack gap={12}>
        {[70, 55].map((width) => (
          <Card key={width}>
            <Skeleton block={20} width={width} />
            <Skeleton lines={2} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
