import { expect, it } from 'vitest';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { quizReviewData, studentQuizData } from '../../contract/endpoints.ts';
import { forgetOlderReplies } from './forget-older-replies.ts';

const open = endpointKey(studentQuizData, { params: { studentId: 7 } });
const review = endpointKey(quizReviewData, { params: { versionId: 70 }, query: { attemptId: 31 } });

/** What is remembered after an essay has arrived. */
function rememberedAfter(isAwaited: boolean) {
  const client = createQueryClient();
  for (const key of [open, review]) client.setQueryData(key, 'from before');
  forgetOlderReplies(client, isAwaited);
  return [open, review].map((key) => client.getQueryData(key));
}

it('forgets that an essay was open once one that a device kept has arrived', () =>
  expect(rememberedAfter(false)).toEqual([undefined, undefined]));

it('leaves the review to the screen that handed the essay in', () =>
  expect(rememberedAfter(true)).toEqual([undefined, 'from before']));
