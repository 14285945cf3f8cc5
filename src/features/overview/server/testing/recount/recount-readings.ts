import type { TestApp } from '#app/server/testing/test-app.ts';
import { bodyOf } from '#features/library/core/paragraphs.ts';
import { countForMeasure, readingMeasure } from '#features/library/core/reading-measure.ts';
import type { ReadingPoint } from '../../../contract/views.ts';
import { type DaySpan, inDays, isRead, type Seen, sinceReset } from './seen-work.ts';

/** Text measure units in one logit, and the ends of the scale (docs/adaptive.md). */
const SCALE = { perLogit: 180, low: 200, high: 1400 };

/** The passages of some days with how hard they are, counted from their texts, and the estimate after each; null for students themselves. */
export async function recountReadings(
  { app }: TestApp,
  { student, figures, quizzes }: Seen,
  { days, forTeacher }: { readonly days: DaySpan; readonly forTeacher: boolean },
): Promise<ReadingPoint[] | null> {
  if (!forTeacher || !figures) return null;
  const anyCounted = sinceReset(student, student.attempts).some(({ answers }) =>
    answers.some(({ counted }) => counted),
  );
  return Promise.all(
    inDays(sinceReset(student, quizzes), days).map(async (quiz): Promise<ReadingPoint> => {
      const passage = await app.services.library.version(quiz.versionId);
      const measure = SCALE.perLogit * quiz.after.mean;
      const isInside = measure > SCALE.low && measure < SCALE.high;
      return {
        at: quiz.finishedAt.toISOString(),
        attemptId: quiz.attemptId,
        versionId: quiz.versionId,
        title: quiz.title,
        measure: Math.round(readingMeasure(countForMeasure(bodyOf(passage?.paragraphs ?? [])))),
        readerMeasure: anyCounted && isInside ? Math.round(measure) : null,
        passed: quiz.passed,
        tooFast: !isRead(quiz),
      };
    }),
  );
}
