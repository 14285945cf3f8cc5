import { expect, it } from 'vitest';
import { passageView } from '#features/library/contract/passage-view.ts';
import { fixtureWith } from '#features/library/core/fixture-passage.ts';
import type { Passage } from '#features/library/core/passage-file.ts';
import { publish } from '#features/library/core/published-passage.ts';
import { toPassageView } from './quiz-views.ts';

const viewOf = (change: (draft: Passage) => void) => {
  const passage = fixtureWith(change);
  const questions = passage.questions.map(({ options }, at) => ({
    id: at,
    options: options.map((_, option) => 10 * at + option),
    correction: null,
  }));
  return toPassageView(publish(passage, { passageId: 1, versionId: 1, essayQuestionId: null, questions }));
};

it('says to a student that a text is invented, and nothing of its sources', () => {
  const view = viewOf((draft) =>
    Object.assign(draft, {
      kind: 'informational',
      truth: 'invented',
      claims: [{ claim: 'Kites need wind.', source: 'National Weather Service' }],
    }),
  );
  expect(passageView.strict().parse(view)).toMatchObject({ invented: true });
  expect(JSON.stringify(view)).not.toContain('National Weather Service');
});

it('says nothing of it for stories and true texts', () => {
  expect(viewOf(() => {})).not.toHaveProperty('invented');
  expect(viewOf((draft) => (draft.truth = 'true'))).not.toHaveProperty('invented');
});
