import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';

/** The questions to a project with their answers, newest first. */
export function useQuestions(projectId: string) {
  const options = useApi().questions.listQuestions.infiniteOptions({
    input: (before: string | undefined) => ({ id: projectId, before }),
    ...paging,
    // The form for a question is on the same screen.
    meta: { shows: [`questions:${projectId}`, 'questions', 'self'], follows: true },
  });
  return usePages(options, ({ questions }) => questions);
}

/** Asks a question; the form says why it failed. */
export function useAskQuestion(projectId: string) {
  const meta = { changes: () => [`questions:${projectId}`] as const, isAwaited: true };
  return useMutation(useApi().questions.askQuestion.mutationOptions({ meta }));
}

/** Answers a question, or changes the answer; the form says why it failed. */
export function useAnswerQuestion(projectId: string) {
  const meta = { changes: () => [`questions:${projectId}`] as const, isAwaited: true };
  return useMutation(useApi().questions.answerQuestion.mutationOptions({ meta }));
}

/** Deletes a question with its answer. */
export function useDeleteQuestion(projectId: string) {
  const options = useApi().questions.deleteQuestion.mutationOptions({
    onSuccess: () => toast({ kind: 'success', title: 'Vraag verwijderd' }),
    onError: () => toast({ kind: 'error', title: 'Fout', message: 'Kon de vraag niet verwijderen. Probeer opnieuw.' }),
    meta: { changes: () => [`questions:${projectId}`] as const },
  });
  return useMutation(options);
}
