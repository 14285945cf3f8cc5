import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

/**
 * How often a student may put a passage back. A student who looked for an easy text would need many tries: the next three come from the same
 * levels as always, and the one that was put back is not among them.
 */
export const SWAPS_A_DAY: RateLimit = { calls: 3, seconds: 86_400 };

export const swapPassage = endpoint({
  name: 'swapPassage',
  about: 'practice',
  methods: ['POST'],
  path: 'reading/swapPassage',
  summary:
    'Puts a passage back before its first answer: the quiz ends without a trace, and other passages are offered.',
  access: only(['student']),
  noObject: 'The quiz is looked for among those of the student who calls.',
  body: z.object({ attemptId: id }),
  response: z.object({ swapped: z.literal(true) }),
  errors: {
    'answered-already': {
      status: 409,
      detail: 'You already answered a question here, so please finish this passage first.',
    },
    assigned: { status: 409, detail: 'Your teacher chose this passage for you.' },
    'swapped-enough': {
      status: 429,
      detail: 'You have chosen another passage three times today. Give this one a try.',
    },
  },
  noLimit: 'The use case counts the passages that were put back.',
  changes: true,
});
