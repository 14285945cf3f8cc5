import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { scoreEssay } from '../../contract/endpoints.ts';
import { reopenEssays } from './reopen-essays-queries.ts';

/** An essay that anybody can write. */
export const ESSAY = { text: 'I would have done the same.', skipped: false } as const;

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: answerShortEssay,
      afterQuiz: true,
      fields: ({ worker }) => ({ ...ESSAY, questionId: worker.finished?.essayQuestionId ?? 1 }),
      // The essays of the company are handed in; this call wants one that is open.
      prepare: ({ environment }) => reopenEssays(environment.database.db),
    },
    { endpoint: scoreEssay, afterQuiz: true },
  ],
};
