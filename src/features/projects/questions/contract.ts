import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { personSummary } from '../../profiles/contract.ts';
import { projectNotFound } from '../contract.ts';
import { questionLimits } from './policy.ts';
import { questionSentences } from './texts.ts';

export const questionContent = z
  .string()
  .trim()
  .refine(isVisible, questionSentences.emptyQuestion)
  .max(questionLimits.question, questionSentences.longQuestion);

export const answerContent = z
  .string()
  .trim()
  .refine(isVisible, questionSentences.emptyAnswer)
  .max(questionLimits.answer, questionSentences.longAnswer);

const question = z.object({
  id: z.uuid(),
  content: z.string(),
  createdAt: instant,
  /** Null for visitors: names of members are for members. */
  asker: personSummary.nullable(),
  /** Null until its owner answered. */
  answer: z.object({ content: z.string(), answeredAt: instant }).nullable(),
  can: z.object({ answer: z.boolean(), delete: z.boolean() }),
});

export type Question = z.output<typeof question>;

const tags = ['projects'];
const signIn = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om een vraag te stellen.' } as const;
const questionNotFound = { NOT_FOUND: { message: 'Deze vraag bestaat niet (meer).' } };

export const questionsContract = {
  listQuestions: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/projects/{id}/questions',
      tags,
      summary: 'A page of the questions to a project',
      description:
        'Newest first, 20 at a time, with the owner’s answers. Visitors don’t see who asked. Pass `next` of one page as `before` to read the following one.',
    },
  )
    .input(z.strictObject({ id, before: cursor.optional() }))
    .output(
      z.object({
        questions: z.array(question),
        /** Pass as `before` for older questions; null at the end. */
        next: cursor.nullable(),
      }),
    )
    .errors(projectNotFound),

  askQuestion: procedure(limited(signIn, { counts: ['questions'] }), {
    method: 'POST',
    path: '/projects/{id}/questions',
    tags,
    successStatus: 201,
    summary: 'Ask a project a question',
    description:
      'Everybody reads it on the project’s page, and its owner is told. Sending the same question again returns the first result and creates nothing. A person may ask 20 questions a day, unless the operator set another number.',
  })
    .input(z.strictObject({ id, questionId: id, content: questionContent }))
    .output(question)
    .errors({
      ...projectNotFound,
      OWN_PROJECT: { status: 409, message: 'Dit is je eigen project.' },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt veel vragen gesteld. Probeer het later opnieuw.', data: untilAgain },
    }),

  answerQuestion: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/questions/{id}/answer',
    tags,
    summary: 'Answer a question to one’s own project',
    description: 'Replaces an earlier answer. Its asker is told of the first one.',
  })
    .input(z.strictObject({ id, answer: answerContent }))
    .output(question)
    .errors({ ...questionNotFound, FORBIDDEN: { message: 'Alleen de projecteigenaar antwoordt.' } }),

  deleteQuestion: procedure(limited(signIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/questions/{id}',
    tags,
    summary: 'Delete a question with its answer',
    description: 'One’s own question, or one to one’s own project. Cannot be undone.',
  })
    .input(z.strictObject({ id }))
    .output(z.object({ ok: z.literal(true) }))
    .errors({ ...questionNotFound, FORBIDDEN: { message: 'Dit is niet jouw vraag.' } }),
};
