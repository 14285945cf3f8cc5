import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passagesOf } from '#features/library/core/check-library.ts';
import { publish } from '#features/library/core/published-passage.ts';
import { readContent } from '#features/library/server/read-content.ts';
import { challengeOf } from '#features/quiz/core/challenge.ts';

/** A title, or an initial after a name, "by" or "from". */
const CUT_OFF =
  /(?:(?<![\p{L}\d])(?:Mr|Mrs|Ms|Dr|St|Jr|No|Mt|Prof|Capt|Rev)|(?:\p{Lu}\p{L}+|\bby|\bfrom) [A-HJ-Z])\.$/u;

it('no sentence of our library that an extra question offers ends in a title or an initial', async () => {
  const files = await readContent(join(import.meta.dirname, '../../content'));
  const offered = passagesOf(files).flatMap((passage, at) => {
    const published = publish(passage, {
      passageId: at + 1,
      versionId: at + 1,
      essayQuestionId: null,
      questions: passage.questions.map(({ options }, index) => ({
        id: 100 * at + index,
        options: options.map((_, option) => option),
        correction: null,
      })),
    });
    return published.questions.flatMap((question) => challengeOf(published, question)?.options ?? []);
  });
  expect(offered.length).toBeGreaterThan(1000);
  expect(offered.map(({ text }) => text).filter((text) => CUT_OFF.test(text))).toEqual([]);
}, 60_000);
