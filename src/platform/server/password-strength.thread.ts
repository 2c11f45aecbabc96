import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as dutch from '@zxcvbn-ts/language-nl-be';
import type { EstimateJob } from './password-strength.ts';
import { answerJobs } from './threads/answer-jobs.ts';

/** Ways to read signs as letters that are tried; the library's own 100 take three times as long. */
const l33tMaxSubstitutions = 20;

const estimator = new ZxcvbnFactory({
  l33tMaxSubstitutions,
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...dutch.dictionary },
});

answerJobs(({ password, own }: EstimateJob) => estimator.check(password, own).score);
