import { expect, it } from 'vitest';
import type { ActivityType } from './activity-draft.ts';
import { featureOf } from './feature-of-draft.ts';

it.each<[ActivityType, string, string, string | null]>([
  ['PASSAGE', '5', 'complete', 'assigned-passage'],
  ['ASSESSMENT', '5', 'complete', 'assessment'],
  ['LOCAL_COMPETITION', '5', 'complete', 'competition'],
  ['GLOBAL_COMPETITION', '5', 'complete', 'competition'],
  ['FIXED_WEEKLY', '5', 'complete', null],
  ['FIXED_WEEKLY', '6', 'complete', 'custom-weekly-goal'],
  ['FIXED_WEEKLY', '5', 'pass', 'custom-weekly-goal'],
])('%s with %s quizzes that count when %s is part of: %s', (type, quizzes, rule, feature) =>
  expect(featureOf({ type, goal: { quizzes, rule } })).toBe(feature),
);
