import { type AccessRows, everybody, type Hidden, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProject } from '../factory.ts';
import type { questionsContract } from './contract.ts';

const ask = (id: string) => ({ id, questionId: newId(), content: 'Waarom een dak?' });
const hidden = ({ questionId, ownQuestionId }: Hidden, more = {}) => [questionId, ownQuestionId].map((id) => ({ id, ...more }));

/** The answers of these procedures to each kind of caller. */
export const questionsAccess: AccessRows<typeof questionsContract> = {
  // The scene's project is a draft.
  listQuestions: {
    ...everybody('NOT_FOUND'),
    owner: 'ok',
    input: ({ projectId: id }) => ({ id }),
    hidden: ({ projectId: id }) => [{ id }],
  },
  askQuestion: {
    ...ownerOnly('OWN_PROJECT'),
    input: ({ projectId: id }) => ask(id),
    hidden: ({ projectId: id }) => [ask(id)],
    limits: {
      questions: {
        caller: 'stranger',
        input: async ({ owner }, { services }) => ask((await makeProject(services.db, { ownerId: owner.id })).id),
      },
    },
  },
  answerQuestion: {
    ...ownerOnly('ok'),
    input: ({ questionId: id }) => ({ id, answer: 'Omdat het er al ligt.' }),
    hidden: (people) => hidden(people, { answer: 'Omdat het er al ligt.' }),
  },
  deleteQuestion: { ...ownerOnly('ok'), input: ({ questionId: id }) => ({ id }), hidden: (people) => hidden(people) },
};
